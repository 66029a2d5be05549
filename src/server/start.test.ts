import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { CALL, PARAMS } from '../../tests/server-harness.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual(readSettings({ PORT: ' ', HOST: '', MESSAGE_KEEP_DAYS: '' }));
    expect(readSettings({})).toEqual({
      port: 4321,
      host: 'localhost',
      trustedProxies: 0,
      perAddress: 10,
      inAll: 200,
      keepDays: 0,
    });
  });

  test.each([
    [
      { PORT: ' 8080 ', HOST: ' 0.0.0.0 ' },
      { port: 8080, host: '0.0.0.0' },
    ],
    [{ PORT: '0' }, { port: 0 }],
    [
      { MESSAGES_PER_ADDRESS: '3', MESSAGES_IN_ALL: '30' },
      { perAddress: 3, inAll: 30 },
    ],
    [{ MESSAGE_KEEP_DAYS: '90' }, { keepDays: 90 }],
    [{ TRUSTED_PROXIES: '1' }, { trustedProxies: 1 }],
  ])('%o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });

  test.each(['abc', '-1', '65536', '80.5'])('PORT=%s is refused', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT is "${PORT}"; write a whole number from 0 to 65535`,
    );
  });

  test.each(['MESSAGES_PER_ADDRESS', 'MESSAGES_IN_ALL'])(
    '%s is a whole number of at least 1',
    (name) => {
      for (const value of ['0', 'many', '1.5'])
        expect(() => readSettings({ [name]: value })).toThrow(
          `${name} is "${value}"; write a whole number from 1 to 1000000`,
        );
    },
  );

  test('are all explained in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const names = [
      ...readFileSync('src/server/settings.ts', 'utf8').matchAll(/(?:env\['|env, ')([A-Z_]+)/g),
    ];
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const [, name = ''] of names) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

/** A program that has the port already. */
async function occupy(host = '127.0.0.1'): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, host, done));
  return { server, port: (server.address() as AddressInfo).port };
}

describe('the server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, 'content'));
    mkdirSync(join(folder, 'dist'));
    cpSync('content/site.json', join(folder, 'content', 'site.json'));
    writeFileSync(join(folder, 'dist', 'index.html'), '<h1>Home</h1>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs the server in the folder; `onUrl` is called with the address it prints. */
  function run(
    env: Record<string, string>,
    onUrl?: (url: string, stop: (signal: NodeJS.Signals) => void) => Promise<void>,
  ) {
    return new Promise<{ code: number | string | null; out: string; err: string }>(
      (done, reject) => {
        const child = spawn(process.execPath, [resolve('src/server/main.ts')], {
          cwd: folder,
          env: { ...process.env, HOST: '', PORT: '0', ...env },
        });
        let [out, err] = ['', ''];
        child.stderr.on('data', (chunk) => (err += chunk));
        child.stdout.on('data', (chunk) => {
          const known = /http:\S+/.test(out);
          out += chunk;
          const url = /http:\S+/.exec(out)?.[0];
          if (url === undefined || known) return;
          onUrl?.(url, (signal) => child.kill(signal)).catch((error: unknown) => {
            child.kill('SIGKILL');
            reject(error as Error);
          });
        });
        child.on('close', (code, signal) => done({ code: code ?? signal, out, err }));
      },
    );
  }

  test.each(['SIGINT', 'SIGTERM'] as const)('works until %s', async (signal) => {
    const ended = await run({}, async (url, stop) => {
      expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
      const answer = await fetch(url + SEND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...CALL, template_params: PARAMS }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      stop(signal);
    });
    const [kept = ''] = readdirSync(join(folder, 'outbox'));
    const [first = '', ...rest] = ended.out.trim().split('\n');
    expect(first).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)$/);
    expect(rest).toEqual([`message from ${PARAMS.email}: "${PARAMS.subject}" → outbox/${kept}`]);
    expect(ended).toMatchObject({ code: 0, err: '' });
  });

  test('deletes old messages when it starts', async () => {
    mkdirSync(join(folder, 'outbox'));
    const old = join(folder, 'outbox', '2020-04-20T11-59-59-000Z-cccccccc.eml');
    writeFileSync(old, '');
    await run({ MESSAGE_KEEP_DAYS: '90' }, async (_, stop) => {
      await vi.waitFor(() => expect(existsSync(old)).toBe(false), { timeout: 20_000 });
      stop('SIGTERM');
    });
  });

  const endsWith = async (env: Record<string, string>, line: string) => {
    expect(await run(env)).toEqual({ code: 1, out: '', err: `${line}\n` });
  };

  test('a wrong PORT is one line', async () => {
    await endsWith({ PORT: 'abc' }, 'PORT is "abc"; write a whole number from 0 to 65535');
  });

  test('settings may be in .env, and the environment counts first', async () => {
    writeFileSync(join(folder, '.env'), 'MESSAGES_PER_ADDRESS=none\nMESSAGES_IN_ALL=none\n');
    const line = 'MESSAGES_IN_ALL is "none"; write a whole number from 1 to 1000000';
    await endsWith({ MESSAGES_PER_ADDRESS: '5' }, line);
  });

  test.each(['127.0.0.1', 'localhost'])('a port in use on %s is one line', async (host) => {
    const { server, port } = await occupy(host);
    const line = `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`;
    await endsWith({ PORT: String(port) }, line);
    server.close();
  });

  test('an unwritable outbox is one line', async () => {
    writeFileSync(join(folder, 'outbox'), '');
    const line =
      'outbox cannot be written (EEXIST), so messages would be lost; make it a folder you may write to';
    await endsWith({}, line);
  });

  test('no build is one line', async () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    await endsWith({}, 'dist/ holds no built site; run "npm run build" first');
  });

  test('a problem in site.json is one line', async () => {
    writeFileSync(join(folder, 'content', 'site.json'), '{');
    const { code, out, err } = await run({});
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^content\/site\.json:1: .*\n$/);
  });
});
