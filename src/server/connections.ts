/** Limits connections, and answers requests that cannot be read. */
import dns from 'node:dns/promises';
import { once } from 'node:events';
import {
  STATUS_CODES,
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from '#site/hosting.ts';

/** Maximum time in ms for sending an answer. The time is limited, because unread bytes occupy memory. */
const ANSWER_MAX_MS = 120_000;
/** Maximum time in ms for finishing the answers that are being sent when the server stops. */
const CLOSING_MAX_MS = 5_000;

/** Creates a server that limits connections and requests. */
export function createLimitedServer(handler: RequestListener): Server {
  const server = createServer(
    {
      // Maximum times in ms for a whole request and for its headers.
      requestTimeout: 15_000,
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 5_000,
      // The app, not Node, answers a request without `Host`, so that the answer has the usual headers.
      requireHostHeader: false,
    },
    handler,
  );
  // Time in ms after which the server disconnects a visitor who receives no part of an answer.
  server.timeout = 30_000;
  // Unread answers occupy memory, so the number of requests on one connection is limited.
  server.maxRequestsPerSocket = 10;
  server.maxConnections = 1_000;
  server.on('clientError', answerUnreadable);
  return server;
}

/**
 * Listens on a host and, for `localhost`, on the second address (IPv4 or IPv6) too. With a `serverFactory`, Fastify
 * listens only on the first address.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  await app.listen({ host, port });
  if (host !== 'localhost') return;
  const first = app.server.address() as AddressInfo;
  for (const { address } of await dns.lookup(host, { all: true })) {
    if (address === first.address) continue;
    const other = createLimitedServer((request, response) => app.routing(request, response));
    app.server.once('close', () => {
      other.close();
      endSoon(other);
    });
    await once(other.listen(first.port, address), 'listening');
  }
}

const endSoon = (server: Server) =>
  void setTimeout(() => server.closeAllConnections(), CLOSING_MAX_MS).unref();

const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers with status 400, 408 or 431 if a request is invalid, arrives too late, or has headers that are too long. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  // While an earlier answer is incomplete, the browser would treat status 400 as a part of that answer.
  if (socket.bytesWritten > 0) return socket.destroySoon();
  const status = STATUS_BY_ERROR[error.code ?? ''] ?? 400;
  const headers = { ...SECURITY_HEADERS, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}

/** Ends an answer that the visitor has not received within ANSWER_MAX_MS. */
export function limitAnswerTime(response: ServerResponse): void {
  const timer = setTimeout(() => response.destroy(), ANSWER_MAX_MS).unref();
  response.once('close', () => clearTimeout(timer));
}

/** On `app.close()`, finishes what is being sent, then ends every connection. */
export function closeGently(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    endSoon(app.server);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('Connection', 'close');
    done();
  });
}
