/** Tests the first start in a copy without node_modules, with the machine's own Node. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useFolder } from '../temp-folder.ts';

const at = useFolder();

/** PATH without the folders in node_modules, so that the test uses the machine's own Node. */
const outerPath = (process.env.PATH ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':');

test('npm start installs the packages, builds the site and serves it', async () => {
  // Lists the files that git tracks, and new files that git does not ignore.
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, at(file));
  const child = spawn('npm', ['start'], {
    cwd: at(),
    detached: true,
    // An empty configuration folder, as on a machine that has never run Astro.
    env: { HOME: process.env.HOME, PATH: outerPath, PORT: '0', XDG_CONFIG_HOME: at('config') },
  });
  let printed = '';
  let asked: Promise<Response[]> | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [url] = /http:\S+:\d+(?= )/.exec(printed) ?? [];
      if (url === undefined) return;
      asked ??= Promise.all([fetch(url), fetch(`${url}/nowhere`)]).finally(() =>
        // Sends the signal only to npm, like a process manager. The event `close` comes only when the server has ended.
        child.kill('SIGTERM'),
      );
    });
  await once(child, 'close');
  const [home, nowhere] = (await asked) ?? [];
  expect([home?.status, nowhere?.status], printed).toEqual([200, 404]);
  expect(printed).not.toMatch(/telemetry/i);
  expect(printed.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
});
