/** Makes a copy of the project that can be built separately, with other content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COPIED =
  'src public content astro.config.mjs tailwind.config.mjs tsconfig.json package.json'.split(' ');
/** Folders in node_modules into which builds write. Two copies must not share these folders. */
const WRITTEN = ['.astro', '.cache', '.vite'];

export function copyProject(toDir: string): void {
  for (const name of COPIED) cpSync(name, join(toDir, name), { recursive: true });
  mkdirSync(join(toDir, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!WRITTEN.includes(name))
      symlinkSync(resolve('node_modules', name), join(toDir, 'node_modules', name));
}

/** Variables that a build must not inherit: Astro would use those of the test runner, and CMS_REPO overrides `.env`. */
const RUNNER = /^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*|CMS_.*)$/;
export const OWN_ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !RUNNER.test(name)),
);

/** Code that ends the process at the first network connection and prints the address of that connection. */
const NO_NETWORK = `data:text/javascript,import net from "node:net";
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const [{ path, host, port }] = Array.isArray(args[0]) ? args[0] : [Object(args[0])];
    if (path) return connect.apply(this, args);
    console.error("asked the network for " + host + ":" + port);
    process.exit(1);
  }`;

/** Builds a copy without network access. Returns the build's output; if the build fails, rejects with this output. */
export const buildProject = (dir: string, env: Record<string, string> = {}): Promise<string> =>
  runIn(dir, ['--import', NO_NETWORK, 'node_modules/astro/bin/astro.mjs', 'build'], {
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...env,
  });

/** Runs Node in a folder. Returns Node's output; if the exit code is not 0, rejects with this output. */
export async function runIn(
  dir: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn('node', args, { cwd: dir, env: { ...OWN_ENV, NO_COLOR: '1', ...env } });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.at(-1) ?? ''} ended with ${code}\n${log}`);
  return log;
}
