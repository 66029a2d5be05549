import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BUILD_FACTS_FILE } from '#site/build-folders.ts';
import { SEND_PATH } from '#site/routes.ts';
import { CALL, PARAMS } from '../../tests/server-harness.ts';
import { useFolder } from '../../tests/temp-folder.ts';

const NO_NUMBERS = 'MESSAGES_PER_ADDRESS=none\nMESSAGES_IN_ALL=none\n';

const at = useFolder();
beforeEach(() => {
  mkdirSync(at('dist'));
  writeFileSync(at('dist', 'index.html'), '<h1>Home</h1>');
  const facts = { redirects: {}, firm: { name: 'Firm', email: 'desk@firm.example' } };
  writeFileSync(at('dist', BUILD_FACTS_FILE), JSON.stringify(facts));
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [resolve('src/server/main.ts')], {
    cwd: at(),
    env: { ...process.env, HOST: '', PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (told.out += chunk));
  child.stderr.on('data', (chunk) => (told.err += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code: code as unknown, ...told }));
  return { child, told, ended };
}

test('serves the site until it is stopped', async () => {
  const { child, told, ended } = start({ MESSAGES_IN_ALL: ' ' });
  const url = await vi.waitUntil(() => /http:\S+/.exec(told.out)?.[0], 30_000);
  expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
  const answer = await fetch(url + SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...CALL, template_params: PARAMS }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  child.kill('SIGTERM');
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([0, '']);
  const [kept = ''] = readdirSync(at('outbox'));
  const [first = '', ...rest] = out.trim().split('\n');
  expect(first).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)$/);
  expect(rest).toEqual([`message from ${PARAMS.email} → outbox/${kept}`]);
});

const ADVICE = 'so messages would be lost; make it a folder you may write to';
test.each([
  // The environment takes precedence over .env.
  ['MESSAGES_IN_ALL is "none"; write a whole number from 1 to 1000000', '.env', NO_NUMBERS],
  [`outbox cannot be written (EEXIST), ${ADVICE}`, 'outbox', ''],
  ['dist/ has no built site; run "npm run build" first', 'dist/index.html', undefined],
])('stops with one line in the terminal: %s', async (line, file, text) => {
  if (text === undefined) rmSync(at(file));
  else writeFileSync(at(file), text);
  const { ended } = start({ MESSAGES_PER_ADDRESS: '5' });
  expect(await ended).toEqual({ code: 1, out: '', err: `${line}\n` });
});

test('reports in one line that the port is in use', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, 'localhost', done));
  const { port } = other.address() as AddressInfo;
  const line = `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`;
  const { ended } = start({ PORT: String(port) });
  expect(await ended).toEqual({ code: 1, out: '', err: `${line}\n` });
  other.close();
});
