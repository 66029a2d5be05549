/** Tests the server while new builds are published. tests/slow/own-content.test.ts tests a real build that fails. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuild } from '#build/publish-build.ts';
import {
  BUILD_FACTS_FILE,
  DIST_DIR,
  NEXT_BUILD_DIR,
  PREVIOUS_BUILD_DIR,
} from '#site/build-folders.ts';
import { useFolder } from '../../tests/temp-folder.ts';
import { createApp } from './app.ts';

const at = useFolder();
let app: FastifyInstance;
beforeEach(async () => {
  app = createApp({ site: { current: at(DIST_DIR), previous: at(PREVIOUS_BUILD_DIR) } });
  await build('a');
});
afterEach(() => app.close());

/** Publishes a small build. Every page and every script of this build contains only `letter`. */
async function build(letter: string): Promise<void> {
  for (const name of ['index.html', '404.html', `page-${letter}.html`, `_astro/app.${letter}.js`]) {
    const file = at(NEXT_BUILD_DIR, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, letter);
  }
  const redirects = { [`/old-${letter}`]: '/' };
  writeFileSync(at(NEXT_BUILD_DIR, BUILD_FACTS_FILE), JSON.stringify({ redirects }));
  await replaceBuild(at());
}
const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return statusCode === 200 ? body : statusCode;
};

test('serves a new build at once, and still serves the hashed files of the previous build', async () => {
  expect(await get('/')).toBe('a');
  await build('b');
  expect(await Promise.all(['/', '/page-b', '/page-a'].map(get))).toEqual(['b', 'b', 404]);
  expect(await Promise.all(['/_astro/app.b.js', '/_astro/app.a.js'].map(get))).toEqual(['b', 'a']);
  expect(await Promise.all(['/old-b', '/old-a'].map(get))).toEqual([301, 404]);
  await build('c');
  expect(await get('/_astro/app.a.js')).toBe(404);
});

test('serves the previous build while dist/ is missing, even after an interrupted build', async () => {
  expect(await get('/old-a')).toBe(301);
  renameSync(at(DIST_DIR), at(PREVIOUS_BUILD_DIR));
  const paths = ['/', '/page-a', '/_astro/app.a.js', '/old-a', '/none'];
  expect(await Promise.all(paths.map(get))).toEqual(['a', 'a', 'a', 301, 404]);
  expect((await app.inject('/none')).body).toBe('a');
  await build('b');
  expect(await Promise.all(['/', '/_astro/app.a.js'].map(get))).toEqual(['b', 'a']);
});
