/** Opens and closes the server's address. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from './create-server.ts';
import { StartFault, errorCode } from './start-fault.ts';
import type { Handler } from './static.ts';

export interface Address {
  /** Name or IP to bind; undefined: this machine only, by IPv4 and IPv6, so that "localhost" works whatever it means. */
  readonly host: string | undefined;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Takes no new requests, lets running ones finish for `graceMs`, then breaks them off. */
  close(graceMs?: number): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', '::1'];
const CLOSE_GRACE_MS = 2_000;
/** What a machine without IPv6 says to `::1`. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Throws a `StartFault` when the address cannot be had. */
export async function listen(handler: Handler, { host, port }: Address): Promise<Running> {
  const servers: Server[] = [];
  let boundPort = port;
  for (const address of host === undefined ? LOOPBACK : [host]) {
    const server = createSiteServer(handler);
    try {
      server.listen(boundPort, address);
      await once(server, 'listening');
    } catch (error) {
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(errorCode(error))) continue;
      await closeAll(servers, 0);
      throw new StartFault(describe(errorCode(error), boundPort, address));
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
