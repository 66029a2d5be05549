/** Builds under a running server: every answer is whole, of one build, and none is missing. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUILDS_DIR, DIST_DIR, NEXT_BUILD_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { replaceBuild } from '#build/publish-build.ts';
import { createApp } from './app.ts';
import { listen, type Running } from './listen.ts';
import { openServedCopy, type ServedCopy } from './served-copy.ts';
import { ask } from '../../tests/server-harness.ts';

const PAGES = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
/** Long enough to be sent in several pieces. */
const LENGTH = 300_000;

let root: string;
let copy: ServedCopy;
let running: Running;
const lines = vi.spyOn(console, 'log').mockReturnValue();

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'rebuild-'));
  await build('a');
  copy = await openServedCopy({ root, distDir: join(root, DIST_DIR), intervalMs: 20 });
  const site = { current: copy.folder, previous: join(root, PREVIOUS_BUILD_DIR) };
  running = await listen(createApp({ site }), { host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await running.close(0);
  await copy.close();
  rmSync(root, { recursive: true });
});

function write(name: string, text: string): void {
  const file = join(root, NEXT_BUILD_DIR, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A site whose every byte is the letter of its build; pages differ in length from build to build. */
function writeSite(letter: string): void {
  for (const page of ['/index', '/404', ...PAGES])
    write(`${page}.html`, letter.repeat(LENGTH + letter.charCodeAt(0)));
  write(`_astro/app.${letter}.js`, letter);
}
async function build(letter: string): Promise<void> {
  writeSite(letter);
  await replaceBuild(root);
}

const textOf = async (path: string) => {
  const { status, text } = await ask(running, path);
  return status === 200 ? text : `status ${status}`;
};
const serves = (letter: string) =>
  vi.waitFor(async () => expect((await textOf('/'))[0]).toBe(letter), { timeout: 10_000 });

test('pages and hashed files are there throughout, each of one build', async () => {
  const broken: string[] = [];
  let asked = 0;
  const isDone = { value: false };
  /** As a visitor: a page, then the script that it names. */
  const poll = async () => {
    while (!isDone.value)
      for (const page of PAGES) {
        const text = await textOf(page);
        const letter = text[0] ?? '';
        asked += 1;
        if (text !== letter.repeat(LENGTH + letter.charCodeAt(0)))
          broken.push(`${page}: ${text.slice(0, 40)}`);
        const script = await textOf(`/_astro/app.${letter}.js`);
        if (script !== letter) broken.push(`script of ${letter}: ${script}`);
      }
  };
  for (const letter of ['b', 'c', 'd']) {
    isDone.value = false;
    const polls = [poll(), poll(), poll()];
    await build(letter);
    await serves(letter);
    isDone.value = true;
    await Promise.all(polls);
  }
  expect(broken).toEqual([]);
  expect(asked).toBeGreaterThan(PAGES.length);
  expect(await textOf('/_astro/app.c.js')).toBe('c');
  expect(lines).toHaveBeenCalledWith('A new build is served');
});

test('a build that is never finished changes nothing', async () => {
  writeSite('b');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await textOf('/page-1'))[0]).toBe('a');
  expect(readFileSync(join(root, DIST_DIR, 'index.html'), 'utf8')[0]).toBe('a');
});

test('a build that cannot be moved leaves the site as it was', async () => {
  await expect(replaceBuild(root)).rejects.toThrow('ENOENT');
  expect(readFileSync(join(root, DIST_DIR, 'index.html'), 'utf8')[0]).toBe('a');
  await serves('a');
});

test('a site that is gone is served on', async () => {
  rmSync(join(root, DIST_DIR), { recursive: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await textOf('/page-1'))[0]).toBe('a');
});

test('copies go with the server, and with the next one if it was killed', async () => {
  const copies = () =>
    readdirSync(join(root, BUILDS_DIR)).filter((name) => name.startsWith('served-'));
  for (const letter of ['b', 'c', 'd']) {
    await build(letter);
    await serves(letter);
  }
  expect(copies()).toHaveLength(2);
  mkdirSync(join(root, BUILDS_DIR, 'served-999999999-1'));
  const other = await openServedCopy({ root: root, distDir: join(root, DIST_DIR) });
  expect(existsSync(join(root, BUILDS_DIR, 'served-999999999-1'))).toBe(false);
  await other.close();
  await copy.close();
  expect(copies()).toEqual([]);
});

test('what is to be added to a copy is there when it is served, and not in dist/', async () => {
  const prepared = await openServedCopy({
    root,
    distDir: join(root, DIST_DIR),
    prepare: (folder) => Promise.resolve(writeFileSync(join(folder, 'added.txt'), '')),
  });
  expect(existsSync(join(prepared.folder(), 'added.txt'))).toBe(true);
  expect(existsSync(join(root, DIST_DIR, 'added.txt'))).toBe(false);
  await prepared.close();
});
