import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SEND_PATH } from '#config/routes.ts';
import { listen } from '#server/listen.ts';
import { readSettings } from '#server/settings.ts';

describe('settings', () => {
  test.each([
    [{}, { port: 4321, host: undefined, faults: false }],
    [
      { PORT: '', HOST: '' },
      { port: 4321, host: undefined, faults: false },
    ],
    [
      { PORT: ' 8080 ', HOST: '0.0.0.0' },
      { port: 8080, host: '0.0.0.0', faults: false },
    ],
    [{ PORT: '0' }, { port: 0, host: undefined, faults: false }],
    [
      { PORT: '65535', MESSAGE_FAULTS: '1' },
      { port: 65_535, host: undefined, faults: true },
    ],
    [{ MESSAGE_FAULTS: 'true' }, { port: 4321, host: undefined, faults: false }],
  ])('%o', (env, settings) => {
    expect(readSettings(env)).toEqual(settings);
  });

  test.each(['abc', '-1', '65536', '80.5', '0x10', '1e3', '99999999999'])(
    'PORT=%s is refused',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow(
        `PORT is "${PORT}"; write a whole number from 0 to 65535`,
      );
    },
  );
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
  const answerYes = (_: unknown, response: { end(text: string): void }) =>
    Promise.resolve(response.end('yes'));

  test.each(['127.0.0.1', 'localhost', ...(HAS_IPV6 ? ['[::1]'] : [])])(
    '%s answers by default',
    async (host) => {
      const running = await listen(answerYes, { host: undefined, port: 0 });
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
    const running = await listen(answerYes, { host, port: 0 });
    expect(running.url).toBe(`http://${printed}:${running.port}`);
    await running.close(0);
  });

  test.each(['127.0.0.1', ...(HAS_IPV6 ? ['::1'] : [])])(
    'a port in use on %s is one line',
    async (host) => {
      const { server, port } = await occupy(host);
      await expect(listen(answerYes, { host: undefined, port })).rejects.toThrow(
        new RegExp(`^Port ${port} is already in use; .*PORT=${port + 1}$`),
      );
      server.close();
      const running = await listen(answerYes, { host: undefined, port });
      await running.close(0); // nothing of the failed try was left open
    },
  );

  test('a host that is not ours is one line', async () => {
    await expect(listen(answerYes, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      /^Cannot listen on 192\.0\.2\.1, port 0 \(EADDRNOTAVAIL\); check HOST and PORT$/,
    );
  });

  test('closing breaks off what hangs', async () => {
    const running = await listen(() => Promise.resolve(), { host: '127.0.0.1', port: 0 });
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
    return new Promise<{ code: number | null; out: string; err: string }>((done, reject) => {
      const child = spawn(process.execPath, [resolve(`src/commands/${command}.ts`)], {
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
      child.on('close', (code) => done({ code, out, err }));
    });
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
        'outbox cannot be written (EEXIST), so messages would be lost; make it a folder you may write to';
      await endsWith(command, {}, line);
    },
  );

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
