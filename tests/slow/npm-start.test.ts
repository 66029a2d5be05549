/** A newcomer's first minute, with the machine's own Node: a copy without node_modules, and any command works. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyOfAll, linkPackages } from './copy.ts';

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
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
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
  } finally {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
});

describe('every script in a copy without node_modules', () => {
  const directory = copyOfAll();
  const [modules, aside] = [join(directory, 'node_modules'), join(directory, 'aside')];
  linkPackages(directory);
  renameSync(modules, aside);
  // In the place of npm, so that not each of them waits for the registry.
  const bin = join(directory, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec mv "${aside}" "${modules}"\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));

  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const begun = Object.entries(scripts).filter(
    ([, text]) => text.startsWith('node src/cli/run.mjs') && !text.includes('&&'),
  );

  test('there are some', () => expect(begun.length).toBeGreaterThan(15));

  test.each(begun)('npm run %s -- --help', (_, text) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${text} --help`], {
      cwd: directory,
      encoding: 'utf8',
      env: { HOME: process.env.HOME, PATH: `${bin}:${outerPath}` },
    });
    renameSync(modules, aside);
    expect(stdout).toContain('Installing the packages, about a minute: nothing is installed');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).not.toMatch(/^\s+at /m);
  });
});
