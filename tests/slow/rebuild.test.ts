/** The real site, built anew while it is served: no page and no hashed file is missing meanwhile. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProject, copyProject } from '../project-copy.ts';
import { ERROR_PATH, NOT_FOUND_PATHS } from '#site/routes.ts';

let dir: string;
let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'rebuild-'));
  copyProject(dir);
  await buildProject(dir);
  server = spawn('node', [resolve('src/server/main.ts')], {
    cwd: dir,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  });
  origin = await new Promise((found, failed) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const [url] = /http:\S+/.exec(printed) ?? [];
      if (url !== undefined) found(url);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => failed(new Error(printed)));
  });
}, 300_000);
afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(dir, { recursive: true, force: true });
});

/** Addresses of all pages, and of the files whose name has a hash. */
const addresses = () =>
  globSync(['**/*.html', '_astro/**/*.*'], { cwd: join(dir, 'dist') })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`)
    .filter((path) => ![...NOT_FOUND_PATHS, ERROR_PATH].includes(path));

/** Asks for all addresses until the work is done; what was not answered with 200, or 301 for a redirect's page. */
async function missingDuring(work: Promise<unknown>): Promise<string[]> {
  const paths = addresses();
  expect(paths.length).toBeGreaterThan(70);
  let isDone = false;
  const finished = work.finally(() => (isDone = true));
  const found: string[] = [];
  while (!isDone)
    for (const path of paths) {
      const { status } = await fetch(origin + path, { redirect: 'manual' });
      if (![200, 301].includes(status)) found.push(`${path}: ${status}`);
    }
  await finished;
  return found;
}

test('a build replaces the site, and no page is missing meanwhile', async () => {
  const file = join(dir, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...site, tagline: 'A renewed site.' }));
  expect(await missingDuring(buildProject(dir))).toEqual([]);
  expect(await (await fetch(origin)).text()).toContain('A renewed site.');
});

test('a build that fails leaves the site as it is', async () => {
  const published = () =>
    globSync('dist/**/*.html', { cwd: dir })
      .sort()
      .map((name) => `${name} ${statSync(join(dir, name)).mtimeMs}`);
  const before = published();
  // A fault that shows only when pages are printed, long after the build has begun to write.
  writeFileSync(join(dir, 'src/pages/fails.astro'), "---\nthrow new Error('on purpose');\n---\n");
  const failed = buildProject(dir).then(
    () => 'built',
    (error: unknown) => String(error),
  );
  expect(await missingDuring(failed)).toEqual([]);
  expect(await failed).toContain('on purpose');
  expect(published()).toEqual(before);
});
