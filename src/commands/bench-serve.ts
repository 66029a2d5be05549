/**
 * `npm run bench:serve`: requests per second for a page, compressed beforehand, from nginx with the rules
 * that the build wrote and from a bare nginx, in turns. Needs a build; as root it installs nginx and wrk.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROUTES } from '#config/routes.ts';
import { aptInstall, mayInstall } from './apt-install.ts';
import { median } from './median.ts';
import { nginxHasBrotli, startWebServer } from './start-web-server.ts';
import { findWebServer } from './web-servers.ts';

const SERVERS = ['nginx', 'bare nginx'] as const;
const ROUNDS = 9;
const SECONDS = 4;
const CONNECTIONS = 16;

const missing = [
  ...(findWebServer('nginx') ? [] : ['nginx']),
  ...(nginxHasBrotli() ? [] : ['libnginx-mod-http-brotli-static']),
  ...(has('wrk') ? [] : ['wrk']),
];
if (missing.length > 0 && !(mayInstall() && aptInstall(missing))) {
  console.error(`needs ${missing.join(', ')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
chmodSync(folder, 0o755);
const started = await Promise.all(
  SERVERS.map((server, place) =>
    startWebServer(server, resolve('dist'), join(folder, String(place))),
  ),
);
try {
  for (const path of [ROUTES.about, ROUTES.faas]) {
    const rates = SERVERS.map(() => [] as number[]);
    // In turns and in changing order, so that a busy moment does not fall on one of them alone.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const place of round % 2 ? [1, 0] : [0, 1])
        rates[place]?.push(requestsPerSecond(started[place]?.port ?? 0, path));
    const [ours = NaN, bare = NaN] = rates.map(median);
    console.log(`${path}, brotli, medians of ${ROUNDS} rounds of ${SECONDS} s`);
    console.log(`  our rules   ${Math.round(ours)} requests a second`);
    console.log(`  bare nginx  ${Math.round(bare)} requests a second`);
    console.log(`  difference  ${((ours / bare - 1) * 100).toFixed(1)} %`);
  }
} finally {
  await Promise.all(started.map((server) => server?.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function requestsPerSecond(port: number, path: string): number {
  const printed = execFileSync('wrk', [
    ...[
      '-t',
      '1',
      '-c',
      String(CONNECTIONS),
      '-d',
      `${SECONDS}s`,
      '-H',
      'Accept-Encoding: br, gzip',
    ],
    `http://127.0.0.1:${port}${path}`,
  ]).toString();
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(printed);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
}

function has(command: string): boolean {
  try {
    execFileSync('which', [command]);
    return true;
  } catch {
    return false;
  }
}
