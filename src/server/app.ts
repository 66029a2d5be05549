/** The Fastify app: the built site, the message endpoint, and what every answer has in common. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { SECURITY_HEADERS, TLS_HEADERS, type Headers } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { addMessages, type MessageOptions } from './messages.ts';
import { sendText } from './send-text.ts';
import { addSiteFiles, type SiteFolders } from './site-files.ts';
import { errorCode } from './start-error.ts';

export interface AppOptions {
  /** Where the pages are; left out where another server has them. */
  readonly site?: SiteFolders;
  /** Left out where no messages are taken. */
  readonly messages?: MessageOptions;
  /** Proxies in front of the server, whose word on the visitor's address is taken. */
  readonly trustedProxies?: number;
  /** For a whole request, headers and body. */
  readonly requestTimeoutMs?: number;
  /** A visitor who takes nothing of an answer for so long is disconnected. */
  readonly idleTimeoutMs?: number;
  /** Open connections of all visitors. */
  readonly maxConnections?: number;
}

/** For whoever supervises the server. */
const HEALTH_PATH = '/healthz';
/** Requests of one connection whose answers have not been read. Browsers send one at a time. */
const UNANSWERED_MAX = 10;
/** What a file's answer says of the file, and an error in its place must not. */
const FILE_HEADERS = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
];

/** `listen` opens it on a port; `app.routing` serves as middleware once `app.ready()` has resolved. */
export function createApp(options: AppOptions): FastifyInstance {
  const { site, messages, trustedProxies = 0, requestTimeoutMs = 15_000 } = options;
  const app = fastify({
    // The whole site is one route, which reads the address as it was sent: a router would refuse or
    // decode what must be redirected or not found.
    rewriteUrl: ({ url }) => {
      const [path = ''] = (url ?? '').split('?', 1);
      return messages && [SEND_PATH, HEALTH_PATH].includes(path) ? path : '/';
    },
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: options.idleTimeoutMs ?? 30_000,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 5),
    },
  });
  app.server.maxConnections = options.maxConnections ?? 1_000;

  // With callbacks, because Fastify listens to a response anew wherever a promise brings a reply.
  app.addHook('onRequest', ({ raw, method, url }, reply, done) => {
    if (!admit(raw.socket, reply.raw)) return void reply.hijack();
    reply.headers(SECURITY_HEADERS);
    // The server itself speaks no TLS; a proxy before it says when it did.
    if (raw.headers['x-forwarded-proto'] === 'https') reply.headers(TLS_HEADERS);
    // Of two hosts a proxy may have checked the other one.
    if (hostsOf(raw) > 1) return void sendText(reply, 400, 'Ask with one Host');
    const allowed = url === SEND_PATH ? ['POST'] : ['GET', 'HEAD'];
    if (allowed.includes(method)) return done();
    sendText(reply, 405, `Only ${allowed.join(' and ')} here`, { Allow: allowed.join(', ') });
  });
  app.setErrorHandler<FastifyError & { readonly headers?: Headers }>((error, request, reply) => {
    // The visitor has left.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void reply.raw.destroy();
    for (const name of FILE_HEADERS) reply.removeHeader(name);
    // A new build took the file's place while it was opened.
    if (error.code === 'ENOENT') return reply.callNotFound();
    const { statusCode: status = 500 } = error;
    if (status >= 500)
      console.error(`${request.method} ${request.originalUrl}: ${errorCode(error)}`);
    const text = status < 500 ? error.message : 'The server could not answer';
    sendText(reply, status, text, error.headers);
  });
  if (messages) {
    app.register(addMessages, messages);
    app.get(HEALTH_PATH, (_request, reply) => sendText(reply, 200, 'OK'));
  }
  if (site) addSiteFiles(app, site);
  return app;
}

const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** Closes the connection of a visitor who asks on and on without reading; all of its answers end with it. */
function admit(socket: Socket, response: ServerResponse): boolean {
  const open = unanswered.get(socket) ?? new Set();
  if (!unanswered.has(socket)) {
    unanswered.set(socket, open);
    socket.once('close', () => open.forEach((waiting) => waiting.destroy()));
  }
  if (open.size >= UNANSWERED_MAX) {
    socket.destroy();
    return false;
  }
  open.add(response);
  response.once('close', () => open.delete(response));
  return true;
}

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** `url`: request target; the query does not matter. */
export function isSendCall(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === SEND_PATH;
}
