/** Opens and closes the server's address. */
import { once } from 'node:events';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SECURITY_HEADERS } from '#site/hosting.ts';
import { StartError, errorCode } from './start-error.ts';

export interface Address {
  /** Name or IP to bind; undefined: this machine only, by IPv4 and IPv6, so that "localhost" works whatever it means. */
  readonly host: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
  /** Open connections of all visitors. */
  readonly maxConnections?: number | undefined;
  /** For a whole request, headers and body. The form itself waits for `SEND_TIMEOUT_MS`. */
  readonly requestTimeoutMs?: number | undefined;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, lets running ones finish for `graceMs`, then breaks them off. */
  close(graceMs?: number): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', '::1'];
const CLOSE_GRACE_MS = 2_000;
export const REQUEST_TIMEOUT_MS = 15_000;
export const MAX_CONNECTIONS = 1_000;
/** A visitor who takes nothing of an answer for so long is given up; a browser asks for the rest. */
const IDLE_TIMEOUT_MS = 60_000;
/** What a machine without IPv6 says to `::1`. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Throws a `StartError` when the address cannot be had. */
export async function listen(
  app: FastifyInstance,
  { host, port, maxConnections, requestTimeoutMs }: Address,
): Promise<Running> {
  await app.ready();
  const servers: Server[] = [];
  let boundPort = port;
  for (const address of host === undefined ? LOOPBACK : [host]) {
    const server = openServer(app, maxConnections, requestTimeoutMs);
    try {
      server.listen(boundPort, address);
      await once(server, 'listening');
    } catch (error) {
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(errorCode(error))) continue;
      await closeAll(servers, 0);
      throw new StartError(describe(errorCode(error), boundPort, address));
    }
    servers.push(server);
    boundPort = (server.address() as AddressInfo).port;
  }
  return {
    url: `http://${printedHost(host)}:${boundPort}`,
    port: boundPort,
    close: (graceMs = CLOSE_GRACE_MS) => closeAll(servers, graceMs),
  };
}

/** Not Fastify's own: it passes over an address of this machine that cannot be had. */
function openServer(
  app: FastifyInstance,
  maxConnections = MAX_CONNECTIONS,
  requestTimeout = REQUEST_TIMEOUT_MS,
): Server {
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.ceil(requestTimeout / 5),
    },
    app.routing,
  );
  server.maxConnections = maxConnections;
  server.timeout = IDLE_TIMEOUT_MS;
  return server.on('clientError', refuse);
}

/** Refuses what is no request, or does not arrive in time. */
function refuse(error: Error, socket: Duplex): void {
  const status = CLIENT_ERRORS[errorCode(error)] ?? 400;
  const head = { ...SECURITY_HEADERS, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroy();
}

const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

async function closeAll(servers: readonly Server[], graceMs: number): Promise<void> {
  const timer = setTimeout(
    () => servers.forEach((server) => server.closeAllConnections()),
    graceMs,
  );
  await Promise.all(
    servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))),
  );
  clearTimeout(timer);
}

function describe(code: string, port: number, address: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user; choose one from 1024 up with PORT`;
  return `Cannot listen on ${address}, port ${port} (${code}); check HOST and PORT`;
}

function printedHost(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
