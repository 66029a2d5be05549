/** The Fastify app: the built site, the message endpoint, and what every answer has in common. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { FILE_SECURITY_HEADERS, SECURITY_HEADERS } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { addMessages, type MessageOptions } from './messages.ts';
import { HASHED, addSite, type SiteFolders } from './site.ts';
import { errorCode } from './start-error.ts';

export interface AppOptions {
  readonly site: SiteFolders;
  /** Left out where no messages are taken. */
  readonly messages?: MessageOptions;
  /** Proxies in front of the server, whose word on the visitor's address is taken. */
  readonly trustedProxies?: number;
}

/** `listen` opens it on a port. */
export function createApp({ site, messages, trustedProxies = 0 }: AppOptions): FastifyInstance {
  const app = fastify({
    // The whole site is one route, which reads the address as it was sent: a router would refuse or
    // decode what must be redirected or not found.
    rewriteUrl: ({ url }) => (url === SEND_PATH ? SEND_PATH : '/'),
    trustProxy: (_address, hop) => hop < trustedProxies,
    // For a whole request, headers and body.
    requestTimeout: 15_000,
    // A visitor who takes nothing of an answer for so long is disconnected.
    connectionTimeout: 30_000,
    // Answers that nobody reads wait in memory; so no connection may ask for many.
    maxRequestsPerSocket: 10,
    forceCloseConnections: true,
  });
  app.server.maxConnections = 1_000;

  // With callbacks, because Fastify listens to a response anew wherever a promise brings a reply.
  app.addHook('onRequest', ({ raw, method, url, originalUrl }, reply, done) => {
    reply.headers(commonHeaders(originalUrl));
    // Of two hosts a proxy may have checked the other one.
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
    if (hosts.length > 1) return void reply.code(400).send('Ask with one Host');
    const allowed = url === SEND_PATH ? 'POST' : 'GET, HEAD';
    if (allowed.split(', ').includes(method)) return done();
    reply.code(405).header('Allow', allowed).send(`Only ${allowed} here`);
  });
  app.setErrorHandler<FastifyError>((error, { method, originalUrl }, reply) => {
    // What was said of a file does not hold for an error in its place.
    for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
    reply.headers(commonHeaders(originalUrl));
    // A new build took the file's place while it was opened.
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
 * On every answer; a file has more to say of its caching. Under HTTP/1.1 a head of 470 bytes more made the fonts
 * one round trip longer.
 */
const commonHeaders = (url: string) => ({
  ...(url.startsWith(HASHED) ? FILE_SECURITY_HEADERS : SECURITY_HEADERS),
  'Cache-Control': 'no-store',
});
