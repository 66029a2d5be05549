/**
 * What `npm run dev` adds for editors, and no build has: “Edit this page”, and the doctor's findings in the
 * place of a page whose content has errors.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CONTENT_DIR, SITE_FILE, idOf, slashes } from '#collections/reading/files.ts';
import { isSingle } from '#collections/single-files.ts';
import { checkContent, type CheckResult } from '#doctor/check.ts';
import { entriesOfPage, type PageEntry } from './dev/entries-of-page.ts';
import { ANYWAY, ENTRY_PATH, entryPage, errorPage } from './dev/pages.ts';

/** `npm run edit` leaves its address here for the other development server. */
const EDITING_NOTE = 'node_modules/.cache/editing-page';
const EDITING_PAGE = 'editing-page';
/** As `src/cli/edit/settings.ts` has it, which no build may import. */
export const EDIT_PATH = '/-/edit';
/** For a busy server's answer; one that has ended refuses at once. */
const WAIT_MS = 10_000;
/** For an error that no entry of Astro’s knows of, such as a picture that was missing. */
const MENDED_MS = 5_000;

export function devPages(): AstroIntegration {
  let isEditing = false;
  return {
    name: 'dev-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript }) => {
        isEditing = config.integrations.some(({ name }) => name === EDITING_PAGE);
        if (command === 'dev') injectScript('page', `import '/src/build/dev/edit-link.ts';`);
      },
      'astro:server:setup': ({ server }) => {
        let known: CheckResult | undefined;
        const check = () => (known ??= checkContent());
        /** The page in whose place errors were shown last. */
        let shown: string | undefined;
        server.watcher.on('all', (_event, file) => {
          if (!file.startsWith(resolve(CONTENT_DIR))) return;
          known = undefined;
          if (shown === undefined) return;
          // Once Astro has read a mended entry, it reloads its page; before that the page would be missing.
          const isMended = findErrors(shown, check()) === undefined;
          setTimeout(
            () => shown !== undefined && server.ws.send({ type: 'full-reload' }),
            isMended ? MENDED_MS : 0,
          );
        });
        server.middlewares.use((request, response, next) => {
          const [pathname = '', query] = (request.url ?? '').split('?');
          const wants = new URLSearchParams(query);
          if (pathname === ENTRY_PATH)
            return void showEntry(
              pagePath(wants.get('page') ?? ''),
              check(),
              response,
              isEditing,
            ).catch(next);
          if (!isForPage(request)) return next();
          const path = pagePath(pathname);
          const html = findErrors(path, check(), wants.has(ANYWAY));
          if (html !== undefined) {
            shown = path;
            return send(response, 500, html);
          }
          if (shown === path) shown = undefined;
          next();
        });
      },
      'astro:server:start': ({ address }) => {
        if (isEditing) noteAddress(address);
      },
    },
  };
}

/** As addresses of entries are written: decoded, without a slash at the end. */
function pagePath(pathname: string): string {
  if (!/^\/[^/]/.test(pathname)) return '/';
  try {
    return decodeURI(pathname).replace(/\/$/, '');
  } catch {
    return pathname;
  }
}

const isForPage = ({ method, headers: { accept = '' } }: IncomingMessage) =>
  method === 'GET' && accept.includes('text/html');

/**
 * A page that says what is wrong with the one at `path`; undefined when a build would print it, or when it
 * can be shown and is wanted `anyway`.
 */
function findErrors(
  path: string,
  { findings, entries, hidden, site }: CheckResult,
  anyway = false,
): string | undefined {
  if (findings.length === 0) return undefined;
  const own = new Set(entriesOfPage(path).map(({ file }) => file));
  const about = findings.filter(({ file }) => own.has(slashes(file)));
  const readable = new Set(
    [...Object.values(entries).flat(), ...hidden].map(({ file }) => slashes(file)),
  );
  if (site !== undefined) readable.add(slashes(join(CONTENT_DIR, SITE_FILE)));
  const canShow = about.every(({ file }) => readable.has(slashes(file)));
  // Of a draft the doctor only warns; one that cannot be read is still no page.
  const errors = about.filter(
    ({ severity, file }) => severity === 'error' || !readable.has(slashes(file)),
  );
  if (errors.length === 0 || (anyway && canShow)) return undefined;
  return errorPage(errors, canShow);
}

/** The form of the page's own entry, or the files behind the page. Forms are where the editing page is. */
async function showEntry(
  path: string,
  { findings }: CheckResult,
  response: ServerResponse,
  isEditing: boolean,
): Promise<void> {
  const elsewhere = isEditing ? undefined : await findEditingServer();
  if (elsewhere !== undefined) {
    const location = `${elsewhere}${ENTRY_PATH}?page=${encodeURIComponent(path)}`;
    return void response.writeHead(302, { location }).end();
  }
  const errors = findings.filter(({ severity }) => severity === 'error');
  const entries = entriesOfPage(path).map(({ file, kind, whole }) => ({
    file,
    kind,
    whole,
    form: isEditing ? EDIT_PATH + formFragment(kind, file) : undefined,
  }));
  const [own, ...others] = entries.filter(({ kind }) => !isSingle(kind));
  const isAlone = own?.whole === true && others.length === 0;
  const direct = isAlone && errors.length === 0 ? own.form : undefined;
  send(response, 200, entryPage(path, entries, errors, direct));
}

/** Where the editing page (`src/cli/edit/config.ts`) has the form of a file. */
export function formFragment(kind: PageEntry['kind'], file: string): string {
  const way =
    isSingle(kind) || kind === 'home'
      ? `firm/entries/${kind}`
      : `${kind}/entries/${idOf(kind, file)}`;
  return `#/collections/${way}`;
}

function noteAddress({ port }: AddressInfo): void {
  mkdirSync(dirname(EDITING_NOTE), { recursive: true });
  writeFileSync(EDITING_NOTE, `http://127.0.0.1:${port}`);
}

/** Address of the server with the editing page, while `npm run edit` runs. */
async function findEditingServer(): Promise<string | undefined> {
  try {
    const address = readFileSync(EDITING_NOTE, 'utf8');
    const answer = await fetch(address + EDIT_PATH, {
      method: 'HEAD',
      signal: AbortSignal.timeout(WAIT_MS),
    });
    return answer.ok ? address : undefined;
  } catch {
    // It was never started, or has ended.
    return undefined;
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(html);
}
