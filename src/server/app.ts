/** Creates the Fastify app: it serves the built site, takes messages and sets the headers of every answer. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { unescape } from 'node:querystring';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Redirects } from '#collections/reading/redirects.ts';
import { errorCode } from '#lib/command.ts';
import { DRAWING_CONTENT_POLICY } from '#site/content-policy.ts';
import {
  BLOG_NOT_FOUND,
  ASSET_SECURITY_HEADERS,
  FOLDER_CACHING,
  HASHED_FOLDER,
  NOT_FOUND_FILE,
  REVALIDATE,
  SECURITY_HEADERS,
} from '#site/hosting.ts';
import { ERROR_PATH, SEND_PATH } from '#site/routes.ts';
import { buildFacts, type BuildFacts } from './build-facts.ts';
import { closeGently, createLimitedServer, limitAnswerTime } from './connections.ts';
import { addMessageRoute, type MessageRouteOptions } from './messages.ts';

interface AppOptions {
  /**
   * `current`: folder of the build, which a new build may replace at any time. `previous`: folder of the previous
   * build. Visitors who have an old page open still get the hashed files of the previous build. While a new build is
   * being put in place, all files come from the previous build.
   */
  readonly site: { readonly current: string; readonly previous?: string };
  /** Settings of the message service; undefined if the server receives no messages. */
  readonly messages?: Omit<MessageRouteOptions, 'firm'>;
  /** Number of proxies in front of the server. The server trusts the `X-Forwarded-For` of these proxies. */
  readonly trustedProxies?: number;
}

export function createApp({ site, messages, trustedProxies = 0 }: AppOptions): FastifyInstance {
  const facts = buildFacts(site.current);
  const app = fastify({
    // The whole site is one route, which reads the address exactly as it was sent. Fastify's router would reject or
    // decode some addresses that must get a redirect or a 404.
    rewriteUrl: ({ url = '' }) => (pathAndQuery(url) === SEND_PATH ? SEND_PATH : '/'),
    // This is a function: if `trustProxy` were a number, Fastify 5 would not trust any proxy (`getTrustProxyFn` in its
    // lib/request.js), and all visitors behind a proxy would share one limit on messages.
    trustProxy: (_address, hop) => hop < trustedProxies,
    serverFactory: createLimitedServer,
    // connections.ts answers requests that cannot be read.
    clientErrorHandler: () => undefined,
    forceCloseConnections: 'idle',
  });
  closeGently(app);

  // Uses callbacks, because an async hook that returns the reply would add another listener to the response.
  app.addHook('onRequest', ({ method, url, originalUrl, raw }, reply, done) => {
    limitAnswerTime(reply.raw);
    reply.headers(commonHeaders(originalUrl));
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
    const isValid = raw.httpVersion === '1.0' ? hosts.length <= 1 : hosts.length === 1;
    if (!isValid || raw.httpVersion === '0.9')
      return void reply.code(400).send('Send a version of HTTP and one Host');
    const allowed = url === SEND_PATH ? 'POST' : 'GET, HEAD';
    if (allowed.split(', ').includes(method)) return done();
    reply.code(405).header('Allow', allowed).send(`Only ${allowed} here`);
  });
  // Closes the connection if the request's body has not arrived completely, because Node would wait for the rest.
  app.addHook('onSend', ({ raw, headers }, reply, _payload, done) => {
    const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0);
    if (hasBody && !raw.complete) reply.header('Connection', 'close');
    done();
  });
  app.setErrorHandler<FastifyError>((error, { method, originalUrl }, reply) => {
    // Headers that were set for a file do not apply to the error page that replaces it.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers(commonHeaders(originalUrl));
    // A new build removed the file before it was opened, so the address is looked up again.
    if (error.code === 'ENOENT') {
      // Turns off Node's warning about many listeners: each attempt to send a file adds listeners to the response.
      reply.raw.setMaxListeners(0);
      return reply.callNotFound();
    }
    const { statusCode: status = 500 } = error;
    if (status >= 500) console.error(`${method} ${originalUrl}: ${errorCode(error)}`);
    if (
      status < 500 ||
      originalUrl === SEND_PATH ||
      !sendErrorPage(reply.code(status), site.current)
    )
      reply.code(status).send(status < 500 ? error.message : 'The server could not answer');
  });
  if (messages) app.register(addMessageRoute, { ...messages, firm: () => facts().firm });
  addSiteRoutes(app, site, facts);
  return app;
}

/**
 * Returns the headers of every answer; files of the site get another `Cache-Control`. Hashed files get fewer headers,
 * because under HTTP/1.1 another 470 bytes of headers would delay the fonts by one round trip.
 */
const commonHeaders = (url: string) => ({
  ...(pathAndQuery(url).startsWith(HASHED_FOLDER) ? ASSET_SECURITY_HEADERS : SECURITY_HEADERS),
  'Cache-Control': 'no-store',
});

function addSiteRoutes(
  app: FastifyInstance,
  { current, previous }: AppOptions['site'],
  facts: () => BuildFacts,
): void {
  app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  /** Returns a number that changes with every published build; undefined while no build is in place. */
  const buildInPlace = () => statSync(current, { throwIfNoEntry: false })?.ino;

  /** Returns the folder and the name of the first file of `names` that exists; undefined if none exists. */
  function find(
    names: readonly string[],
    isHashed: boolean,
  ): [root: string, name: string] | undefined {
    const build = buildInPlace();
    const roots = previous && (isHashed || build === undefined) ? [current, previous] : [current];
    for (const root of roots)
      for (const name of names) if (existsSync(join(root, name))) return [root, name];
    // Looks for the file again if a new build was published in the meantime.
    return build === buildInPlace() ? undefined : find(names, isHashed);
  }

  /** Sends the page of a path (`/about`) or, if there is no such page, the file. Returns false if neither exists. */
  function trySend(reply: FastifyReply, path: string): boolean {
    const page = path === '/' ? '/index.html' : `${path}.html`;
    // If the path has no file extension, sends only a page, never a folder or a file such as `_headers`.
    const names = extname(path) === '' ? [page] : [page, path];
    const found = find(names, path.startsWith(HASHED_FOLDER));
    if (found) sendFile(reply, found[1], found[0]);
    return found !== undefined;
  }

  const handler = ({ originalUrl }: FastifyRequest, reply: FastifyReply): void => {
    const requestTarget = pathAndQuery(originalUrl);
    const target = resolveRequestTarget(requestTarget, facts().redirects);
    reply.header('Cache-Control', REVALIDATE);
    if (target && 'location' in target) return void reply.redirect(target.location, 301);
    if (target?.path === ERROR_PATH && sendErrorPage(reply.code(500), current)) return;
    if (target && trySend(reply, target.path)) return;
    const page = target && similarPage(current, target.path);
    if (page !== undefined)
      return void reply.redirect(page + requestTarget.replace(/^[^?]*/, ''), 301);
    const isPost = requestTarget.startsWith(BLOG_NOT_FOUND.under);
    if (!trySend(reply.code(404), isPost ? BLOG_NOT_FOUND.file : NOT_FOUND_FILE))
      reply.send('Not found');
  };
  app.setNotFoundHandler(handler);
  app.get('/', handler);
}

/**
 * Returns the path and query of the target in a request line. The target may contain a host (RFC 9112, 3.2.2):
 * `http://www.example.com/about` becomes `/about`.
 */
const pathAndQuery = (requestTarget: string): string =>
  requestTarget.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Sends the error page of the build. Returns false if the error page cannot be read. */
function sendErrorPage(reply: FastifyReply, root: string): boolean {
  try {
    reply.type('text/html; charset=utf-8').send(readFileSync(join(root, `${ERROR_PATH}.html`)));
    return true;
  } catch {
    return false;
  }
}

/** Returns the correct path for a mistyped path such as `/CONTACT`, `/contact.` or `/services/audit(FAAS`. */
function similarPage(root: string, path: string): string | undefined {
  // This is a loop, because a regular expression would take quadratic time on a long path.
  let end = path.length;
  while (end > 0 && !/[a-z0-9]/i.test(path.charAt(end - 1))) end -= 1;
  const cut = path.slice(0, end);
  const lower = cut.toLowerCase().replace('(faas', '(FAAS');
  const pages = [cut, lower].flatMap((page) => [page, `${page})`]).filter((page) => page !== path);
  return pages.find((page) => existsSync(join(root, `${page}.html`)));
}

/** Sends a file. `name`: path of the file on the site, with the file extension (`/about.html`). */
function sendFile(reply: FastifyReply, name: string, root: string): void {
  const caching = Object.entries(FOLDER_CACHING).find(([folder]) => name.startsWith(folder));
  if (caching) reply.header('Cache-Control', caching[1]);
  if (name.endsWith('.svg')) reply.header('Content-Security-Policy', DRAWING_CONTENT_POLICY);
  // The 404 page is always sent whole, never as unchanged (304) or in part.
  const mayChange = reply.statusCode !== 404 && !name.startsWith(HASHED_FOLDER);
  reply.sendFile(name, resolve(root), {
    acceptRanges: mayChange,
    etag: mayChange,
    lastModified: mayChange,
  });
}

/**
 * Matches an encoded path that no file of the site can have: a path that does not begin with `/`, or contains a broken
 * percent code, an encoded control character, `//`, a backslash, an encoded slash or backslash, or a name that begins
 * with a dot or an encoded dot. The folder `.well-known/` is permitted.
 */
const UNSERVABLE_PATH =
  /^[^/]|%(?![0-9a-f]{2})|%[01][0-9a-f]|%7f|\/\/|\\|%2f|%5c|\/([.]|%2e)(?!well-known\/)/i;

/**
 * Returns `path`, the decoded path of a file that may exist; or `location`, the address of a redirect (301); or
 * undefined, if the answer is always 404. A `location` begins with exactly one slash, so no redirect leaves the site.
 * `requestTarget`: path and query as received, still encoded.
 */
export function resolveRequestTarget(
  requestTarget: string,
  redirects: Redirects,
): { path: string } | { location: string } | undefined {
  const [encodedPath = ''] = requestTarget.split('?', 1);
  if (UNSERVABLE_PATH.test(encodedPath)) return undefined;
  // `/about/`, `/about.html` → `/about`; `/index.html` → `/` (docs/decisions/urls.md).
  const canonical = encodedPath.replace(/(\/index)?([.]html)?\/?$/, '') || '/';
  const path = unescape(canonical);
  // The decoded bytes are not valid UTF-8, so no file has this name.
  if (path.includes('\uFFFD')) return undefined;
  if (Object.hasOwn(redirects, path)) return { location: redirects[path] ?? '/' };
  if (canonical === encodedPath) return { path };
  return { location: canonical + requestTarget.slice(encodedPath.length) };
}
