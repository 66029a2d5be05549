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

const addresses = (pattern: string) =>
  globSync(pattern, { cwd: join(dir, 'dist') })
    .filter((name) => !/\.(br|gz)$/.test(name) && statSync(join(dir, 'dist', name)).isFile())
    .map((name) => `/${name.replace(/^index\.html$|\.html$/, '')}`)
    .filter((path) => ![...NOT_FOUND_PATHS, ERROR_PATH].includes(path));
const hashedFiles = () => addresses('_astro/**/*');

/** What was not answered with 200, or with the 301 of a redirect's page. */
async function missing(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    if (![200, 301].includes(answer.status)) found.push(`${path}: ${answer.status}`);
  }
  return found;
}

/** Asks for all of them again and again until the work is done. */
async function missingDuring(paths: readonly string[], work: Promise<unknown>): Promise<string[]> {
  let isDone = false;
  const finished = work.finally(() => {
    isDone = true;
  });
  const found: string[] = [];
  while (!isDone) found.push(...(await missing(paths)));
  await finished;
  return found;
}

/** The tagline is on every page; the class is new to the styles, so their file gets another name. */
function change(text: string): void {
  const file = join(dir, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...site, tagline: text }));
  writeFileSync(join(dir, 'src/styles/changed.css'), `.${text} { color: red }`);
  const styles = join(dir, 'src/layouts/BaseLayout.astro');
  const source = readFileSync(styles, 'utf8');
  if (!source.includes('changed.css'))
    writeFileSync(styles, source.replace('---\n', "---\nimport '#styles/changed.css';\n"));
}

/** Until the server has taken the build over. */
async function served(text: string): Promise<void> {
  while (!(await (await fetch(origin)).text()).includes(text))
    await new Promise((resolve) => setTimeout(resolve, 200));
}

test('a build replaces the site, and what it replaced stays for open pages', async () => {
  const [pages, old] = [addresses('**/*.html'), hashedFiles()];
  expect(pages.length).toBeGreaterThan(50);
  expect(old.length).toBeGreaterThan(20);
  change('renewed-site');
  const work = buildProject(dir).then(() => served('renewed-site'));
  expect(await missingDuring([...pages, ...old], work)).toEqual([]);
  const renewed = hashedFiles();
  expect(old.filter((path) => !renewed.includes(path))).not.toEqual([]);
  expect(await missing([...addresses('**/*.html'), ...old, ...renewed])).toEqual([]);
});

test('a build that fails leaves the site as it is', async () => {
  const published = () =>
    globSync('dist/**/*', { cwd: dir })
      .sort()
      .map((name) => `${name} ${statSync(join(dir, name)).mtimeMs}`);
  const before = published();
  // A fault that shows only when pages are printed, long after the build has begun to write.
  writeFileSync(join(dir, 'src/pages/fails.astro'), "---\nthrow new Error('on purpose');\n---\n");
  const failed = buildProject(dir).then(
    () => 'built',
    (error: unknown) => String(error),
  );
  expect(await missingDuring([...addresses('**/*.html'), ...hashedFiles()], failed)).toEqual([]);
  expect(await failed).toContain('on purpose');
  expect(published()).toEqual(before);
});
