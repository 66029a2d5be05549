/**
 * The editing page at /admin. Under `astro dev`, the page edits the files on this machine and refuses all requests from
 * other machines. A build contains the page only if CMS_REPO names a repository on GitHub. In a build, the page edits
 * this repository, with a token that the editor enters.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { json as readJson } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildDay } from '#collections/reading/build-day.ts';
import { CONTENT_DIR, listCollectionFiles } from '#collections/reading/files.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import {
  forgetContent,
  isContentLoaded,
  readContent,
  type Content,
} from '#collections/reading/read.ts';
import { checkContent } from '#doctor/check.ts';
import { everyEntry, nextNumber } from '#doctor/entries.ts';
import { BUILDS_DIR } from '#site/build-folders.ts';
import { CONTENT_TYPES } from '#site/hosting.ts';
import { cmsConfig, listEntryForms } from './config.ts';
import { STAND_IN_BRANCH, STAND_IN_REPO, answerApiCall, type CommitChange } from './local-git.ts';
import { listChangedFiles, publish } from './publish.ts';

const ADMIN_PATH = '/admin';
const PAGE = fileURLToPath(new URL('page/', import.meta.url));
const CMS = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
/** Script that adds the link “Edit this page” to every page. The link opens the form of the page (`?page=`). */
const EDIT_LINK = `const link = document.createElement('a');
link.href = '${ADMIN_PATH}?page=' + encodeURIComponent(location.pathname);
link.target = 'edit';
link.textContent = 'Edit this page';
link.className = 'fixed bottom-4 left-4 z-40 rounded border bg-white px-3 py-1 text-sm underline print:hidden';
document.body.append(link);`;

/** `repository`: GitHub repository, such as `firm/website`. Without a repository, a build has no editing page. */
export const editing = (repository: string | undefined): AstroIntegration => ({
  name: 'editing',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', EDIT_LINK);
    },
    'astro:server:setup': ({ server, refreshContent }) => {
      /** Shows content errors in the overlay of the development server, like errors in code. */
      const showErrors = async () => {
        const errors = await readErrors();
        const lines = errors.map(({ text }) => `\n${text}`);
        const message = `The site cannot be built until these errors are fixed:${lines.join('')}`;
        if (errors.length > 0) server.ws.send({ type: 'error', err: { message, stack: '' } });
      };
      /**
       * Updates the pages after a change. The loaders do not watch files themselves, because each update would then be
       * half a second later. After a Markdown file changes, Astro reads its configuration again and meanwhile ignores
       * updates, so the update is repeated until the new content is loaded.
       */
      const showChange = async (attemptsLeft = 100) => {
        // Reads the content here, because the copy of read.ts that this file imports remembers unchanged files. At each
        // save, Astro loads a new copy of read.ts for the loaders, and the new copy would have to parse every file.
        readContent();
        await refreshContent?.({});
        // The check for errors takes 0.1 s, so it starts only after the open page has been updated.
        waiting =
          isContentLoaded() || attemptsLeft === 0
            ? setTimeout(() => void showErrors(), 300)
            : setTimeout(() => void showChange(attemptsLeft - 1), 20);
      };
      let waiting: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(resolve(CONTENT_DIR))) return;
        forgetContent();
        // A save or a pull may change several files, so the pages are updated once, after the last change.
        clearTimeout(waiting);
        waiting = setTimeout(() => void showChange(), 10);
      });
      // After midnight, updates the pages for the new day.
      const untilNextDay = setInterval(() => {
        if (!isContentLoaded()) void showChange();
      }, 60_000).unref();
      server.httpServer?.on('close', () => clearInterval(untilNextDay));
      server.ws.on('connection', showErrors);
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (!`${url.pathname}/`.startsWith(`${ADMIN_PATH}/`)) return next();
        if (!isFromThisMachine(request))
          return send(response, 403, '.txt', 'Only this page may use this address');
        respond(request, url, response).catch(next);
      });
    },
    'astro:server:start': ({ address, logger }) =>
      logger.info(`edit the site: http://localhost:${address.port}${ADMIN_PATH}`),
    'astro:build:done': async ({ dir }) => {
      if (repository) await writeAdmin(fileURLToPath(dir), repository);
    },
  },
});

/**
 * Checks that a request comes from a browser on this machine and from a page of this server. No other machine or
 * website may read or change the content.
 */
export function isFromThisMachine({ method, headers, socket }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
    // Refuses other host names, because an attacker can point a name to this machine (DNS rebinding).
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
    (origin === undefined ? isReading : origin === `http://${host}`) &&
    ['same-origin', 'none'].includes(String(site))
  );
}

/** The last report, and the content from which it was made. */
let latest: { content: Content; report: ReturnType<typeof createReport> } | undefined;
function readReport() {
  const content = readContent();
  if (latest?.content !== content) latest = { content, report: createReport() };
  return latest.report;
}
/** Addresses of pages whose entries an editor has deleted on the editing page since the server started. */
const deletedPages = new Set<string>();
const readErrors = async () =>
  (await readReport()).problems.filter(({ severity }) => severity === 'error');

/** Returns the report: problems, each file's form and page, deleted pages, and the number of the next post. */
async function createReport() {
  const { problems } = await checkContent({ today: buildDay() });
  const { all, published, groups } = readContent();
  const shown = [...everyEntry(published), ...groups].filter(({ address }) => address);
  const pages = new Map(shown.map(({ file, address }) => [file, address]));
  return {
    problems: problems.map((problem) => ({ ...problem, text: formatProblem(problem) })),
    files: Object.fromEntries(
      listEntryForms().map(({ file, form }) => [file, { form, page: pages.get(file) }]),
    ),
    /** Deleted pages without a redirect. */
    notFound: [...deletedPages].filter(
      (page) =>
        !shown.some(({ address }) => address === page) &&
        !published.redirects.some(({ data }) => data.from === page),
    ),
    nextPost: nextNumber(all.posts),
  };
}

async function respond(request: IncomingMessage, url: URL, response: ServerResponse) {
  const { method = 'GET' } = request;
  const json = (body: unknown, status = 200) =>
    send(response, status, '.json', JSON.stringify(body));
  const path = url.pathname.slice(ADMIN_PATH.length);
  if (path === '/config.json')
    return json(cmsConfig({ name: 'gitea', repo: STAND_IN_REPO, branch: STAND_IN_BRANCH }));
  if (path === '/report') return json(await readReport());
  if (path === '/changes') return json(await listChangedFiles());
  const body = method === 'POST' ? await readJson(request) : {};
  if (path === '/publish' && method === 'POST') {
    const { message, files } = body as { message: string; files: string[] };
    return json(await publish(message, (await readErrors()).length, files));
  }
  if (!path.startsWith('/api/')) return sendFile(response, path);
  const { files: saved = [] } = body as { files?: CommitChange[] };
  const moved = saved.filter(({ from_path, operation }) => from_path || operation === 'delete');
  const before = moved.length > 0 ? (await readReport()).files : {};
  const api = new URL(url.href.replace(`${ADMIN_PATH}/api`, ''));
  const { status, body: result } = answerApiCall(method, api, body);
  if (path.endsWith('/contents') && status === 200) {
    forgetContent();
    for (const { from_path, path: file } of moved) {
      const page = before[from_path ?? file]?.page;
      if (from_path !== undefined) addRedirect(page, (await readReport()).files[file]?.page);
      else if (page && !page.includes('#')) deletedPages.add(page);
    }
    forgetContent();
  }
  if (Buffer.isBuffer(result)) return send(response, status, extname(path), result);
  json(result, status);
}

function addRedirect(from: string | undefined, to: string | undefined): void {
  const [file] = listCollectionFiles('redirects');
  if (!from || !to || from === to || file === undefined) return;
  const all = JSON.parse(readFileSync(file, 'utf8')) as { redirects: Redirect[] };
  const redirects = redirectsAfterMove(all.redirects, from, to);
  // Writes to a temporary file first, so that a full disk does not destroy the old file.
  const temporary = join(BUILDS_DIR, 'redirects.json');
  writeFileSync(temporary, `${JSON.stringify({ ...all, redirects }, null, 2)}\n`, { flush: true });
  renameSync(temporary, file);
}

type Redirect = Readonly<Record<'from' | 'to', string>>;

/**
 * Adds a redirect for a page that has moved, and returns all redirects. Older redirects to the page, or to a part of
 * the page, then lead to the new address. A redirect from the new address is removed, because the page is now there. If
 * `from` is a part of a page, such as `/faqs#faq-1`, the redirects do not change.
 */
export function redirectsAfterMove(redirects: readonly Redirect[], from: string, to: string) {
  if (from.includes('#')) return redirects;
  const leadsToPage = (redirect: Redirect) => redirect.to.split(/[?#]/, 1)[0] === from;
  const others = redirects
    .filter((redirect) => ![from, to].includes(redirect.from))
    .map((redirect) =>
      leadsToPage(redirect) ? { ...redirect, to: to + redirect.to.slice(from.length) } : redirect,
    );
  return [...others, { from, to }];
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const file = path.startsWith('/cms/')
    ? join(CMS, path.slice('/cms/'.length))
    : join(PAGE, path || 'admin.html');
  if (!existsSync(file) || extname(file) === '') return send(response, 404, '.txt', 'Not found');
  // If the page could be in a frame, another website could trick an editor into publishing.
  response.setHeader('content-security-policy', "frame-ancestors 'none'");
  send(response, 200, extname(file), await readFile(file));
}

function send(response: ServerResponse, status: number, ending: string, body: string | Buffer) {
  const type = CONTENT_TYPES[ending] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Writes the editing page into the build. `site`: the folder of the build. */
async function writeAdmin(site: string, repo: string): Promise<void> {
  const folder = join(site, ADMIN_PATH);
  await cp(PAGE, folder, { recursive: true });
  await rename(join(folder, 'admin.html'), `${folder}.html`);
  const config = cmsConfig({ name: 'github', repo, auth_methods: ['token'] });
  await writeFile(join(folder, 'config.json'), JSON.stringify(config));
  await cp(CMS, join(folder, 'cms'), {
    recursive: true,
    filter: (path) => extname(path) !== '.map',
  });
}
