/** A real server over a small dist/ in a temporary folder, and requests that nothing normalises. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SEND_PATH } from '#site/routes.ts';
import { createApp, type AppOptions } from '#server/app.ts';
import type { MessageOptions } from '#server/messages.ts';

export const FIRM = { name: 'Müller & "Sons", Advisory', email: 'desk@firm.example' };

/** 1000 bytes, each telling its position. */
export const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Oops! Page not found</h1>',
  'blog/not-found.html': '<h1>Blog Post Not Found</h1>',
  'about.html': '<h1>About</h1>',
  'services.html': '<h1>Services</h1>',
  'services/hr-services.html': '<h1>HR</h1>',
  'services/financial-audit-advisory-services(FAAS).html': '<h1>FAAS</h1>',
  'services/financial-audit-advisory-services(FAAS)/virtual-cfo.html': '<h1>Virtual CFO</h1>',
  '_astro/app.B1x2@y.js': 'console.log(1)',
  'feed.xml': '<rss/>',
  'media/film.webm': 'film',
  'odd.thing': 'nobody knows',
  'hero.mp4': VIDEO,
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: x',
};

export interface TestSite {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly distDir: string;
  readonly outboxDir: string;
  /** Lines that the message handler printed. */
  readonly lines: string[];
  stop(): Promise<void>;
}

type Options = Partial<MessageOptions> & Omit<AppOptions, 'site' | 'messages'>;

export async function startTestSite({
  trustedProxies,
  requestTimeoutMs,
  idleTimeoutMs,
  maxConnections,
  ...options
}: Options = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const distDir = join(folder, 'dist');
  const outboxDir = join(folder, 'outbox');
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'outside dist');
  const lines: string[] = [];
  const app = createApp({
    site: { current: distDir },
    messages: {
      outbox: outboxDir,
      firm: FIRM,
      log: (line) => lines.push(line),
      // No test but those of the limits means to meet one.
      perAddress: 100_000,
      inAll: 100_000,
      ...options,
    },
    trustedProxies,
    requestTimeoutMs,
    idleTimeoutMs,
    maxConnections,
  });
  const port = await openPort(app);
  const stop = async () => {
    await closeNow(app);
    rmSync(folder, { recursive: true });
  };
  return { app, port, distDir, outboxDir, lines, stop };
}

/** Opens a free port of this machine and returns its number. */
export async function openPort(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Closes it without waiting for whoever is still connected. */
export async function closeNow(app: FastifyInstance): Promise<void> {
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

interface Ask {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** One request; `path` goes out as written, the body as it came, still compressed. */
export function ask(
  site: Pick<TestSite, 'port'>,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({
      port: site.port,
      host: '127.0.0.1',
      path,
      method,
      headers,
      agent: false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, bytes, text: bytes.toString() });
      });
    });
    outgoing.end(body);
  });
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

/** The body of a send call, but for its parameters. */
export const CALL = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
};

/** Sends a message as the form does, with other parameters where they are given. */
export function sendCall(
  site: Pick<TestSite, 'port'>,
  params: Record<string, unknown> = {},
  headers: OutgoingHttpHeaders = {},
) {
  return ask(site, SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...CALL, template_params: { ...PARAMS, ...params } }),
  });
}

/** Sends text over a bare socket and returns all that comes until the server closes. */
export function askRaw(site: Pick<TestSite, 'port'>, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
