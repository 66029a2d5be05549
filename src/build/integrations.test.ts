import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { messages } from './messages.ts';
import { compressFolder } from './precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'integrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Calls a hook as Astro would, with the part of its arguments that the hook reads. */
function callHook(
  integration: AstroIntegration,
  name: keyof AstroIntegration['hooks'],
  args: object,
) {
  const hook = integration.hooks[name] as ((args: object) => unknown) | undefined;
  if (hook === undefined) throw new Error(`no hook ${name}`);
  return hook({ logger: { info: vi.fn(), warn: vi.fn() }, ...args });
}

test('compressed copies hold the same text and are smaller', async () => {
  const text = '<p>₹ 5,000</p>'.repeat(200);
  mkdirSync(join(folder, 'services (FAAS)'));
  const files = ['a.html', 'b.ics', 'c.webmanifest', 'services (FAAS)/d.html'];
  for (const name of files) writeFileSync(join(folder, name), text);
  await compressFolder(folder);
  for (const name of files) {
    const [br, gz] = [
      readFileSync(join(folder, `${name}.br`)),
      readFileSync(join(folder, `${name}.gz`)),
    ];
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(Math.max(br.length, gz.length)).toBeLessThan(Buffer.byteLength(text));
  }
});

test('what would not shrink, and what is compressed already, stays alone', async () => {
  writeFileSync(join(folder, 'tiny.txt'), 'ab');
  writeFileSync(join(folder, 'empty.txt'), '');
  writeFileSync(join(folder, 'film.mp4'), Buffer.alloc(5000));
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000));
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['empty.txt', 'film.mp4', 'picture.png', 'tiny.txt']);
});

test('the endpoint works in dev, and leaves all else to Astro', async () => {
  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  const used: Middleware[] = [];
  callHook(messages({}), 'astro:server:setup', {
    server: { middlewares: { use: (middleware: Middleware) => used.push(middleware) } },
  });
  const server = createServer((request, response) =>
    used[0]?.(request, response, () => response.end('Astro')),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await (await fetch(`${origin}/about`)).text()).toBe('Astro');
  expect(await (await fetch(`${origin}${SEND_PATH}/`)).text()).toBe('Astro');
  const answer = await fetch(origin + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^body\.lib_version: \S/);
  server.close();
  server.closeAllConnections();
});
