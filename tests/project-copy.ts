/** A copy of the project that builds by itself, with content of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const COPIED = [
  'src',
  'public',
  'content',
  'astro.config.mjs',
  'tailwind.config.mjs',
  'tsconfig.json',
  'package.json',
];
/** What builds write beside the packages; two builds must not share it. */
const WRITTEN = ['.astro', '.cache', '.vite'];

/** Social pictures, by content: a copy of them saves drawing them again. */
const DRAWN = 'node_modules/.cache/social-pictures';

export interface CopyOptions {
  /** Takes along what was drawn; left out for measurements, which begin with nothing. */
  readonly drawn?: boolean;
}

export function copyProject(toDir: string, { drawn = false }: CopyOptions = {}): void {
  for (const name of COPIED) cpSync(name, join(toDir, name), { recursive: true });
  mkdirSync(join(toDir, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!WRITTEN.includes(name))
      symlinkSync(resolve('node_modules', name), join(toDir, 'node_modules', name));
  if (drawn && existsSync(DRAWN)) cpSync(DRAWN, join(toDir, DRAWN), { recursive: true });
}

export interface BuildRun {
  readonly seconds: number;
  /** Time of the processor, which other work on the machine does not lengthen. */
  readonly cpuSeconds: number;
  /** Largest memory of the build's process, in megabytes. */
  readonly peakMb: number;
  /** All that the build printed, without colours. */
  readonly log: string;
}

/** Prints the processor's time and the largest memory of the process as its last line. */
const REPORT_USAGE = `data:text/javascript,process.on("exit",()=>{
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.log("cpu-us",userCPUTime+systemCPUTime,"peak-kb",maxRSS)})`;

/**
 * Without what a test runner adds: Astro takes `DEV` of the process for its own, and an empty `CMS_REPO` would
 * hide the one of the copy's `.env`.
 */
const OWN_ENV = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !['DEV', 'PROD', 'MODE', 'SSR', 'CMS_REPO'].includes(name),
  ),
);

/** Ends the process at its first connection to another machine, and says to which. */
const NO_NETWORK = `data:text/javascript,import net from "node:net";
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...args) {
    const [{ path, host, port }] = Array.isArray(args[0]) ? args[0] : [Object(args[0])];
    if (path) return connect.apply(this, args);
    console.error("asked the network for " + host + ":" + port);
    process.exit(1);
  }`;

interface BuildOptions {
  /** No connection may be opened. */
  readonly offline?: boolean;
}

/** Builds the copy; rejects with all that the build printed. */
export async function buildProject(
  dir: string,
  { offline = false }: BuildOptions = {},
): Promise<BuildRun> {
  const started = performance.now();
  const build = spawn(
    'node',
    [
      ...['--import', REPORT_USAGE],
      ...(offline ? ['--import', NO_NETWORK] : []),
      ...['node_modules/astro/bin/astro.mjs', 'build'],
    ],
    {
      cwd: dir,
      env: { ...OWN_ENV, NODE_ENV: 'production', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const printed: string[] = [];
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const [code] = (await once(build, 'close')) as [number | null];
  const log = printed.join('');
  if (code !== 0) throw new Error(`the build ended with ${code}\n${log}`);
  const [, cpu, peak] = /cpu-us (\d+) peak-kb (\d+)/.exec(log) ?? [];
  return {
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: Number(cpu) / 1e6,
    peakMb: Number(peak) / 1024,
    log,
  };
}
