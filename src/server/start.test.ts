import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('have defaults', () => {
    expect(readSettings({})).toEqual(readSettings({ PORT: ' ', HOST: '', MESSAGE_KEEP_DAYS: '' }));
    expect(readSettings({})).toEqual({
      port: 4321,
      host: undefined,
      maxConnections: 1_000,
      requestTimeoutMs: 15_000,
      trustedProxies: 0,
      perAddress: 10,
      inAll: 200,
      outboxMaxBytes: 500_000_000,
      keepDays: undefined,
      faults: false,
    });
  });

  test.each([
    [
      { PORT: ' 8080 ', HOST: ' 0.0.0.0 ' },
      { port: 8080, host: '0.0.0.0' },
    ],
    [{ PORT: '0' }, { port: 0 }],
    [{ MESSAGE_FAULTS: '1' }, { faults: true }],
    [{ MESSAGE_FAULTS: 'true' }, { faults: false }],
    [
      { MAX_CONNECTIONS: '50', REQUEST_TIMEOUT_S: '5' },
      { maxConnections: 50, requestTimeoutMs: 5_000 },
    ],
    [
      { MESSAGES_PER_ADDRESS: '3', MESSAGES_IN_ALL: '30' },
      { perAddress: 3, inAll: 30 },
    ],
    [
      { OUTBOX_MAX_MB: '20', MESSAGE_KEEP_DAYS: '90' },
      { outboxMaxBytes: 20_000_000, keepDays: 90 },
    ],
    [{ TRUSTED_PROXIES: '1' }, { trustedProxies: 1 }],
  ])('%o', (env, settings) => {
    expect(readSettings(env)).toMatchObject(settings);
  });

  test.each(['abc', '-1', '65536', '80.5', '0x10', '1e3', '99999999999'])(
    'PORT=%s is refused',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT is "${PORT}"; write a whole number from 0 to 65535`,
      );
    },
  );

  test.each([
    'MAX_CONNECTIONS',
    'REQUEST_TIMEOUT_S',
    'MESSAGES_PER_ADDRESS',
    'MESSAGES_IN_ALL',
    'OUTBOX_MAX_MB',
    'MESSAGE_KEEP_DAYS',
  ])('%s is a whole number of at least 1', (name) => {
    for (const value of ['0', 'many', '1.5'])
      expect(() => readSettings({ [name]: value })).toThrow(
        `${name} is "${value}"; write a whole number from 1 to 1000000`,
      );
  });

  test('are all explained in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const names = [
      ...readFileSync('src/server/settings.ts', 'utf8').matchAll(/(?:env\['|env, ')([A-Z_]+)/g),
    ];
    expect(names.length).toBeGreaterThan(8);
    for (const [, name = ''] of names)
      if (name !== 'MESSAGE_FAULTS') expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  });
});

/** A program that has the port already. */
async function occupy(host = '127.0.0.1'): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, host, done));
  return { server, port: (server.address() as AddressInfo).port };
}

const HAS_IPV6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === '::1'),
);

describe('address', () => {
  const appOf = (answer: 'yes' | 'none') =>
    fastify().get('/', (_request, reply) =>
      answer === 'yes' ? reply.send('yes') : reply.hijack(),
    );

  test.each(['127.0.0.1', 'localhost', ...(HAS_IPV6 ? ['[::1]'] : [])])(
    '%s answers by default',
    async (host) => {
      const running = await listen(appOf('yes'), { host: undefined, port: 0 });
      expect(running.url).toBe(`http://localhost:${running.port}`);
      expect(await (await fetch(`http://${host}:${running.port}`)).text()).toBe('yes');
      await running.close(0);
    },
  );

  test.each([
    ['127.0.0.1', '127.0.0.1'],
    ['0.0.0.0', 'localhost'],
    ...(HAS_IPV6 ? [['::1', '[::1]']] : []),
  ])('HOST=%s is printed as %s', async (host, printed) => {
    const running = await listen(appOf('yes'), { host, port: 0 });
    expect(running.url).toBe(`http://${printed}:${running.port}`);
    await running.close(0);
  });

  test.each(['127.0.0.1', ...(HAS_IPV6 ? ['::1'] : [])])(
    'a port in use on %s is one line',
    async (host) => {
      const { server, port } = await occupy(host);
      await expect(listen(appOf('yes'), { host: undefined, port })).rejects.toThrow(
        new RegExp(`^Port ${port} is already in use; .*PORT=${port + 1}$`),
      );
      server.close();
      const running = await listen(appOf('yes'), { host: undefined, port });
      await running.close(0); // nothing of the failed try was left open
    },
  );

  test('a host that is not ours is one line', async () => {
    await expect(listen(appOf('yes'), { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      /^Cannot listen on 192\.0\.2\.1, port 0 \(EADDRNOTAVAIL\); check HOST and PORT$/,
    );
  });

  test('closing breaks off what hangs', async () => {
    const running = await listen(appOf('none'), { host: '127.0.0.1', port: 0 });
    const socket = connect(running.port, '127.0.0.1');
    const closed = new Promise((done) => socket.once('close', done));
    await new Promise<void>((done) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => done());
    });
    await running.close(20);
    await closed;
  });
});

describe('commands', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'serve-'));
    mkdirSync(join(folder, 'content'));
    mkdirSync(join(folder, 'dist'));
    cpSync('content/site.json', join(folder, 'content', 'site.json'));
    writeFileSync(join(folder, 'dist', 'index.html'), '<h1>Home</h1>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs a command in the folder; `onUrl` is called with the address it prints. */
  function run(
    command: 'serve' | 'start',
    env: Record<string, string>,
    onUrl?: (url: string, stop: (signal: NodeJS.Signals) => void) => Promise<void>,
  ) {
    return new Promise<{ code: number | string | null; out: string; err: string }>(
      (done, reject) => {
        const child = spawn(process.execPath, [resolve(`src/cli/${command}.ts`)], {
          cwd: folder,
          env: { ...process.env, HOST: '', PORT: '0', MESSAGE_FAULTS: '', ...env },
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

  test.each(['SIGINT', 'SIGTERM'] as const)('serve works until %s', async (signal) => {
    const ended = await run('serve', {}, async (url, stop) => {
      expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
      const body = JSON.stringify({
        lib_version: '4.4.1',
        user_id: 'x',
        service_id: 'x',
        template_id: 'x',
        template_params: {
          first_name: 'A',
          last_name: 'B',
          email: 'a@b.example',
          phone: '1',
          company: 'C',
          subject: 'fault:503',
          message: 'M',
        },
      });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(url + SEND_PATH, { method: 'POST', headers, body });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      stop(signal);
    });
    const [kept = ''] = readdirSync(join(folder, 'outbox'));
    const [first = '', ...rest] = ended.out.trim().split('\n');
    expect(first).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)$/);
    expect(rest).toEqual([`message from a@b.example: "fault:503" → outbox/${kept}`]);
    expect(ended).toMatchObject({ code: 0, err: '' });
  });

  const endsWith = async (
    command: 'serve' | 'start',
    env: Record<string, string>,
    line: string,
  ) => {
    expect(await run(command, env)).toEqual({ code: 1, out: '', err: `${line}\n` });
  };

  test.each(['serve', 'start'] as const)('%s: a wrong PORT is one line', async (command) => {
    await endsWith(command, { PORT: 'abc' }, 'PORT is "abc"; write a whole number from 0 to 65535');
  });

  test('settings may be in .env, and the environment counts first', async () => {
    writeFileSync(join(folder, '.env'), 'MESSAGES_PER_ADDRESS=none\nMESSAGES_IN_ALL=none\n');
    const line = 'MESSAGES_IN_ALL is "none"; write a whole number from 1 to 1000000';
    await endsWith('serve', { MESSAGES_PER_ADDRESS: '5' }, line);
  });

  test.each(['serve', 'start'] as const)('%s: a port in use is one line', async (command) => {
    const { server, port } = await occupy();
    const line = `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`;
    await endsWith(command, { PORT: String(port) }, line);
    server.close();
  });

  test.each(['serve', 'start'] as const)(
    '%s: an unwritable outbox is one line',
    async (command) => {
      writeFileSync(join(folder, 'outbox'), '');
      const line =
        'outbox cannot be written (EEXIST), so messages would be lost; make it a folder you may write to, with room for them';
      await endsWith(command, {}, line);
    },
  );

  test.each(['serve', 'start'] as const)(
    '%s: an outbox without room is one line',
    async (command) => {
      mkdirSync(join(folder, 'outbox'));
      writeFileSync(join(folder, 'outbox', 'kept.eml'), Buffer.alloc(1_000_000));
      const line =
        'outbox cannot be written (outbox holds as much as it may (OUTBOX_MAX_MB)), so messages would be lost; make it a folder you may write to, with room for them';
      await endsWith(command, { OUTBOX_MAX_MB: '1' }, line);
      expect(readdirSync(join(folder, 'outbox'))).toEqual(['kept.eml']);
    },
  );

  test('serve: a build that cannot be copied is one line', async () => {
    writeFileSync(join(folder, '.builds'), '');
    await endsWith('serve', {}, 'dist/ could not be copied to .builds/ (EEXIST)');
  });

  test('serve: no build is one line', async () => {
    rmSync(join(folder, 'dist'), { recursive: true });
    await endsWith('serve', {}, 'dist/ holds no built site; run "npm run build" first');
  });

  test('serve: a fault in site.json is one line', async () => {
    writeFileSync(join(folder, 'content', 'site.json'), '{');
    const { code, out, err } = await run('serve', {});
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^content\/site\.json:1: .*\n$/);
  });
});
