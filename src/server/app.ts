/** The Fastify app: the built site, the message endpoint, and what every answer has in common. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { FILE_SECURITY_HEADERS, HASHED_FOLDER, SECURITY_HEADERS } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { addMessages, type MessageOptions } from './messages.ts';
import { addSite, type SiteFolders } from './site.ts';
import { errorCode } from '#lib/command.ts';

interface AppOptions {
  readonly site: SiteFolders;
  /** Left out if the server takes no messages. */
  readonly messages?: MessageOptions;
  /** Number of proxies in front of the server that are trusted to name the visitor's address. */
  readonly trustedProxies?: number;
}

export function createApp({ site, messages, trustedProxies = 0 }: AppOptions): FastifyInstance {
  const app = fastify({
    // The whole site is one route, which reads the address as it was sent: a router would reject or
    // decode addresses that must redirect or answer 404.
    rewriteUrl: ({ url }) => (url === SEND_PATH ? SEND_PATH : '/'),
    // A function, because Fastify 5 trusts nobody when given a number (`getTrustProxyFn` in its lib/request.js):
    // behind a proxy, all visitors would then share one limit.
    trustProxy: (_address, hop) => hop < trustedProxies,
    // Time for a whole request, headers and body. Node takes the longer of the two for the body.
    requestTimeout: 15_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    // Disconnects a visitor who reads nothing of an answer for this long.
    connectionTimeout: 30_000,
    // Unread answers wait in memory, so one connection may not ask for many.
    maxRequestsPerSocket: 10,
    forceCloseConnections: true,
  });
  app.server.maxConnections = 1_000;

  // Uses callbacks, because Fastify adds another listener to the response whenever a promise returns a reply.
  app.addHook('onRequest', ({ method, url, originalUrl }, reply, done) => {
    reply.headers(commonHeaders(originalUrl));
    const allowed = url === SEND_PATH ? 'POST' : 'GET, HEAD';
    if (allowed.split(', ').includes(method)) return done();
    reply.code(405).header('Allow', allowed).send(`Only ${allowed} here`);
  });
  // An answer that did not wait for the body ends the connection, or the rest of the body would hold it open.
  app.addHook('onSend', ({ raw, headers }, reply, _payload, done) => {
    const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0);
    if (hasBody && !raw.complete) reply.header('Connection', 'close');
    done();
  });
  app.setErrorHandler<FastifyError>((error, { method, originalUrl }, reply) => {
    // Headers set for a file do not apply to an error in its place.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers(commonHeaders(originalUrl));
    // A new build replaced the file while it was being opened.
    if (error.code === 'ENOENT') return reply.callNotFound();
    const { statusCode: status = 500 } = error;
    if (status >= 500) console.error(`${method} ${originalUrl}: ${errorCode(error)}`);
    reply.code(status).send(status < 500 ? error.message : 'The server could not answer');
  });
  if (messages) app.register(addMessages, messages);
  addSite(app, site);
  return app;
}

/**
 * Headers of every answer; files set their own caching. Under HTTP/1.1, headers of 470 more bytes cost the fonts one
 * more round trip.
 */
const commonHeaders = (url: string) => ({
  ...(url.startsWith(HASHED_FOLDER) ? FILE_SECURITY_HEADERS : SECURITY_HEADERS),
  'Cache-Control': 'no-store',
});
