/** A newcomer's first minute: a copy without node_modules, `npm start`, and the site answers. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { copyOfAll } from './copy.ts';

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
