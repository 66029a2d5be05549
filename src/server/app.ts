/** The Fastify app: the built site, the message endpoint, and what every answer has in common. */
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { SECURITY_HEADERS, TLS_HEADERS, type Headers } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { addMessages, type MessageOptions } from './messages.ts';
import { addSite, type SiteFolders } from './site.ts';
import { errorCode } from './start-error.ts';

export interface AppOptions {
  /** Where the pages are; left out where another server has them. */
  readonly site?: SiteFolders;
  /** Left out where no messages are taken. */
  readonly messages?: MessageOptions;
  /** Proxies in front of the server, whose word on the visitor's address is taken. */
  readonly trustedProxies?: number | undefined;
  /** For a whole request, headers and body. */
  readonly requestTimeoutMs?: number | undefined;
  /** A visitor who takes nothing of an answer for so long is disconnected. */
  readonly idleTimeoutMs?: number | undefined;
  /** Open connections of all visitors. */
  readonly maxConnections?: number | undefined;
}

/** `listen` opens it on a port; `app.routing` serves as middleware once `app.ready()` has resolved. */
export function createApp({
  site,
  messages,
  trustedProxies = 0,
  requestTimeoutMs = 15_000,
  idleTimeoutMs = 30_000,
  maxConnections = 1_000,
}: AppOptions): FastifyInstance {
  const app = fastify({
    // The whole site is one route, which reads the address as it was sent: a router would refuse or
    // decode what must be redirected or not found.
    rewriteUrl: ({ url }) => (messages && isSendCall(url) ? SEND_PATH : '/'),
    trustProxy: (_address, hop) => hop < trustedProxies,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // Answers that nobody reads wait in memory; so no connection may ask for many.
    maxRequestsPerSocket: 10,
    forceCloseConnections: true,
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 5),
    },
  });
  app.server.maxConnections = maxConnections;

  // With callbacks, because Fastify listens to a response anew wherever a promise brings a reply.
  app.addHook('onRequest', ({ raw, method, url }, reply, done) => {
    reply.headers(commonHeaders(raw));
    // Of two hosts a proxy may have checked the other one.
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) return void reply.code(400).send('Ask with one Host');
    const allowed = url === SEND_PATH ? 'POST' : 'GET, HEAD';
    if (allowed.split(', ').includes(method)) return done();
    reply.code(405).header('Allow', allowed).send(`Only ${allowed} here`);
  });
  app.setErrorHandler<FastifyError & { readonly headers?: Headers }>((error, request, reply) => {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void reply.raw.destroy();
    // What was said of a file does not hold for an error in its place.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers({ ...commonHeaders(request.raw), ...error.headers });
    // A new build took the file's place while it was opened.
    if (error.code === 'ENOENT') return reply.callNotFound();
    const { statusCode: status = 500 } = error;
    if (status >= 500)
      console.error(`${request.method} ${request.originalUrl}: ${errorCode(error)}`);
    reply.code(status).send(status < 500 ? error.message : 'The server could not answer');
  });
  if (messages) app.register(addMessages, messages);
  if (site) addSite(app, site);
  return app;
}

/** On every answer; a file has more to say of its caching. The server itself speaks no TLS, a proxy says when it did. */
const commonHeaders = ({ headers }: IncomingMessage): Headers => ({
  ...SECURITY_HEADERS,
  ...(headers['x-forwarded-proto'] === 'https' && TLS_HEADERS),
  'Cache-Control': 'no-store',
});

/** `url`: request target; the query does not matter. */
export function isSendCall(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === SEND_PATH;
}
