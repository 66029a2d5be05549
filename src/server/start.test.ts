import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { CALL, PARAMS } from '../../tests/server-harness.ts';
import { useFolder } from '../../tests/temp-folder.ts';

test('each setting is explained in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = readFileSync('src/server/main.ts', 'utf8').matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g);
  const settings = [...names].map(([, name = '']) => name).filter((name) => !/^(SIG|E)/.test(name));
  expect(settings).toHaveLength(5);
  for (const name of settings) expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});

describe('the server', () => {
  const at = useFolder();
  beforeEach(() => {
    mkdirSync(at('content'));
    mkdirSync(at('dist'));
    cpSync('content/site.json', at('content', 'site.json'));
    writeFileSync(at('dist', 'index.html'), '<h1>Home</h1>');
  });

  /** Runs the server in the folder; `onUrl` is called with the address it prints. */
  function run(
    env: Record<string, string>,
    onUrl?: (url: string, stop: (signal: NodeJS.Signals) => void) => Promise<void>,
  ) {
    return new Promise<{ code: number | string | null; out: string; err: string }>(
      (done, reject) => {
        const child = spawn(process.execPath, [resolve('src/server/main.ts')], {
          cwd: at(),
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

  test('works until it is stopped', async () => {
    const ended = await run({}, async (url, stop) => {
      expect(await (await fetch(url)).text()).toBe('<h1>Home</h1>');
      const answer = await fetch(url + SEND_PATH, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...CALL, template_params: PARAMS }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      stop('SIGTERM');
    });
    const [kept = ''] = readdirSync(at('outbox'));
    const [first = '', ...rest] = ended.out.trim().split('\n');
    expect(first).toMatch(/^The site is at http:\/\/localhost:\d+ \(Ctrl\+C stops it\)$/);
    expect(rest).toEqual([`message from ${PARAMS.email} → outbox/${kept}`]);
    expect(ended).toMatchObject({ code: 0, err: '' });
  });

  const endsWith = async (env: Record<string, string>, line: string) => {
    expect(await run(env)).toEqual({ code: 1, out: '', err: `${line}\n` });
  };

  test('settings may be in .env, and the environment counts first', async () => {
    writeFileSync(at('.env'), 'MESSAGES_PER_ADDRESS=none\nMESSAGES_IN_ALL=none\n');
    const line = 'MESSAGES_IN_ALL is "none"; write a whole number from 1 to 1000000';
    await endsWith({ MESSAGES_PER_ADDRESS: '5' }, line);
  });

  test('a port in use is one line', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, 'localhost', done));
    const { port } = other.address() as AddressInfo;
    const line = `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`;
    await endsWith({ PORT: String(port) }, line);
    other.close();
  });

  test.each([
    [
      'outbox cannot be written (EEXIST), so messages would be lost; make it a folder you may write to',
      () => writeFileSync(at('outbox'), ''),
    ],
    [
      'dist/ has no built site; run "npm run build" first',
      () => rmSync(at('dist'), { recursive: true }),
    ],
  ])('ends with one line: %s', async (line, prepare) => {
    prepare();
    await endsWith({}, line);
  });

  test('a problem in site.json is one line', async () => {
    writeFileSync(at('content', 'site.json'), '{');
    const { code, out, err } = await run({});
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^content\/site\.json has an error; .*\n$/);
  });
});
