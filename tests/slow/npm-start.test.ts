/** A newcomer's first minute, with the machine's own Node: a copy without node_modules. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What is tracked and what is new, as git sees the folder, without node_modules, in a folder of its own. */
function copyOfAll(): string {
  // Real, because Astro compares addresses of modules with the real path of the folder.
  const to = realpathSync(mkdtempSync(join(tmpdir(), 'copy-')));
  const files = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
  ]);
  for (const file of files.toString().split('\0').filter(existsSync)) cpSync(file, join(to, file));
  return to;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The caller's PATH without this project's own Node, as on a machine that never saw it. */
const outerPath = (process.env.PATH ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':');

test('npm start installs, builds and serves in a copy without node_modules', async () => {
  const directory = copyOfAll();
  const port = await freePort();
  const output: string[] = [];
  const child = spawn('npm', ['start'], {
    cwd: directory,
    detached: true,
    env: { HOME: process.env.HOME, PATH: outerPath, PORT: String(port) },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes(`:${port}`)) resolve();
      });
      child.once('exit', (code) =>
        reject(new Error(`npm start ended with ${code}\n${output.join('')}`)),
      );
    });
    const home = await fetch(`http://localhost:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<h1');
    expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404);
    const lines = output
      .join('')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.length, output.join('')).toBeLessThanOrEqual(10);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('the lockfile decides whether packages are installed', () => {
  const directory = copyOfAll();
  const bin = join(directory, 'bin');
  mkdirSync(bin);
  // In the place of npm, so that it does not wait for the registry.
  const npm = (script: string) => {
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'npm'), 0o755);
  };
  const ready = () =>
    spawnSync('node', ['src/cli/ready.mjs'], {
      cwd: directory,
      encoding: 'utf8',
      env: { HOME: process.env.HOME, PATH: `${bin}:${outerPath}` },
    });
  try {
    npm('exit 1');
    expect(ready()).toMatchObject({
      status: 1,
      stdout: 'Installing the packages, about a minute …\n',
      stderr: expect.stringMatching(/^The packages could not be installed; .*\n$/),
    });
    npm('echo "npm error code EUSAGE" >&2; exit 1');
    expect(ready()).toMatchObject({
      status: 1,
      stderr: 'package-lock.json does not fit package.json; run "npm install" and commit both.\n',
    });
    npm('mkdir -p node_modules; echo "$@" > asked');
    expect(ready()).toMatchObject({
      status: 0,
      stdout: 'Installing the packages, about a minute …\n',
    });
    expect(readFileSync(join(directory, 'asked'), 'utf8')).toBe(
      'ci --include=dev --ignore-scripts\n',
    );
    expect(ready()).toMatchObject({ status: 0, stdout: '', stderr: '' });
    const lockfile = join(directory, 'package-lock.json');
    writeFileSync(lockfile, `${readFileSync(lockfile, 'utf8')}\n`);
    expect(ready().stdout).toContain('Installing');
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('each script is preceded by the installation', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  expect(own.filter((name) => scripts[`pre${name}`] !== 'node src/cli/ready.mjs')).toEqual([]);
});
