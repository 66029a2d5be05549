/** The site's one handler: messages at their address, files everywhere else. */
import { createServer, type Server } from 'node:http';
import { SEND_PATH } from '#config/routes.ts';
import { createMessageHandler, type MessageOptions } from './messages.ts';
import { securityHeaders } from './response-headers.ts';
import { sendText } from './send-text.ts';
import { errorCode } from './start-fault.ts';
import { createStaticHandler, type Handler } from './static.ts';

export interface SiteOptions extends MessageOptions {
  /** Folder of the build. */
  readonly distDir: string;
}

/** For a whole request, headers and body, in milliseconds; then Node answers 408 itself. */
const REQUEST_TIMEOUT_MS = 30_000;
const TIMEOUT_CHECK_INTERVAL_MS = 5_000;

export function createSiteHandler(options: SiteOptions): Handler {
  const files = createStaticHandler(options.distDir);
  const messages = createMessageHandler(options);
  return async (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders(request)))
      response.setHeader(name, value);
    try {
      await (isSendCall(request.url) ? messages : files)(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${errorCode(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer');
    }
  };
}

/** `url`: request target; the query does not matter. */
export function isSendCall(url: string | undefined): boolean {
  return url?.split('?', 1)[0] === SEND_PATH;
}

/** A server that does not listen yet. */
export function createSiteServer(handler: Handler): Server {
  return createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: REQUEST_TIMEOUT_MS / 2,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    (request, response) => void handler(request, response),
  );
}
