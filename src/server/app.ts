/** The Fastify app: the built site, the message endpoint, and what every answer has in common. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { ALLOWED_METHODS, type Headers } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { HEALTH_PATH, addHealth } from './health.ts';
import { addMessages, type MessageOptions } from './messages.ts';
import { securityHeaders } from './response-headers.ts';
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
}

/** Files that cannot be sent as asked come with headers: 416 names the size. */
type FailedAnswer = FastifyError & { readonly headers?: Headers };

/** What a file's answer says of the file, and an error in its place must not. */
const FILE_HEADERS = ['accept-ranges', 'content-encoding', 'etag', 'last-modified'];

/** `listen` opens it on a port; `app.routing` serves as middleware once `app.ready()` has resolved. */
export function createApp({ site, messages, trustedProxies = 0 }: AppOptions): FastifyInstance {
  const app = fastify({
    // The whole site is one route, which reads the address as it was sent: a router would refuse or
    // decode what must be redirected or not found.
    rewriteUrl: ({ url }) => {
      const [path = ''] = (url ?? '').split('?', 1);
      return messages && [SEND_PATH, HEALTH_PATH].includes(path) ? path : '/';
    },
    trustProxy: (_address, hop) => hop < trustedProxies,
  });
  // With callbacks, because Fastify listens to a response anew wherever a promise brings a reply.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request));
    // HTTP/0.9 knows neither headers nor a status.
    if (request.raw.httpVersionMajor < 1) return void sendText(reply, 400, 'Ask by HTTP/1.1');
    const allowed: readonly string[] = request.url === SEND_PATH ? ['POST'] : ALLOWED_METHODS;
    if (allowed.includes(request.method)) return done();
    sendText(reply, 405, `Only ${allowed.join(' and ')} here`, { Allow: allowed.join(', ') });
  });
  app.setErrorHandler<FailedAnswer>((error, request, reply) => {
    // The visitor has left.
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') return void reply.raw.destroy();
    const { statusCode: status = 500 } = error;
    if (status >= 500)
      console.error(`${request.method} ${request.originalUrl}: ${errorCode(error)}`);
    for (const name of FILE_HEADERS) reply.removeHeader(name);
    const text = status < 500 ? error.message : 'The server could not answer';
    sendText(reply, status, text, error.headers);
  });
  if (messages) {
    app.register(addMessages, messages);
    addHealth(app, messages.outbox);
  }
  if (site) addSiteFiles(app, site);
  return app;
}

/** `url`: request target; the query does not matter. */
export function isSendCall(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === SEND_PATH;
}
