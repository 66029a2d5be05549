/** Starts a real server with a small dist/ in a temporary folder, and sends requests exactly as they are written. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text as textOf } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { createApp } from '#server/app.ts';
import type { MessageRouteOptions } from '#server/messages.ts';
import { BUILD_FACTS_FILE } from '#site/build-folders.ts';
import { SEND_PATH } from '#site/routes.ts';

export const FIRM = { name: 'Müller & "Sons", Advisory', email: 'desk@firm.example' };

/** 1,000 bytes. Each value is the position modulo 251, so a test can see which range a response contains. */
export const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Oops! Page not found</h1>',
  'about.html': '<h1>About</h1>',
  'services/hr-services.html': '<h1>HR</h1>',
  '_astro/app.B1x2@y.js': 'console.log(1)',
  'hero.mp4': VIDEO,
  '.env': 'SECRET=1',
  [BUILD_FACTS_FILE]: JSON.stringify({ redirects: REDIRECTS, firm: FIRM }),
};

interface Place {
  readonly port: number;
}

type Options = Partial<MessageRouteOptions> & { readonly trustedProxies?: number };

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Starts a server with a small site. `stop` ends the server and deletes the folder. */
export async function startTestSite({ trustedProxies = 0, ...limits }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const distDir = join(folder, 'dist');
  const outboxDir = join(folder, 'outbox');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'outside dist');
  // These limits are so high that no test reaches them. A test that must reach one passes a lower one in `limits`.
  const messages = { outbox: outboxDir, perAddress: 100_000, inAll: 400_000 };
  const site = { current: distDir };
  const app = createApp({ site, messages: { ...messages, ...limits }, trustedProxies });
  const { port, stop: close } = await start(app);
  const stop = async () => {
    await close();
    rmSync(folder, { recursive: true });
  };
  return { app, port, distDir, outboxDir, stop };
}

/** Starts a server on a free port of this machine. */
export async function start(app: FastifyInstance) {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { port: Number(port), stop: () => app.close() };
}

interface Ask {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer | undefined;
}

/** Sends one request, with `path` exactly as written. Does not decompress the body of the response. */
export async function ask({ port }: Place, path: string, { body, ...options }: Ask = {}) {
  const outgoing = request({ host: '127.0.0.1', port, path, agent: false, ...options });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const { statusCode: status = 0, headers } = response;
  return { status, headers, bytes, text: bytes.toString() };
}

export const PARAMS = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@visitor.example',
  phone: '+91 98450 00000',
  company: 'Rao Exports',
  subject: 'GST registration',
  message: 'Please call me.\n\nAsha',
};

/** Body of a request to SEND_PATH, without `template_params`. */
export const CALL = { lib_version: '4.4.1', user_id: 'x', service_id: 'x', template_id: 'x' };

/** Sends a message as the form does. `params` replaces fields of PARAMS. */
export const sendCall = (
  site: Place,
  params: Record<string, unknown> = {},
  headers: OutgoingHttpHeaders = {},
) =>
  ask(site, SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...CALL, template_params: { ...PARAMS, ...params } }),
  });

/** Sends text over a plain socket and returns all that the server sends before it closes the connection. */
export function askRaw({ port }: Place, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return textOf(socket);
}
