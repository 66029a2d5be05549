/** Builds under a running server: what is there after one. That a real build that fails leaves the site alone: tests/slow/own-content.test.ts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuild } from '#build/publish-build.ts';
import { DIST_DIR, NEXT_BUILD_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { useFolder } from '../../tests/temp-folder.ts';
import { createApp } from './app.ts';

const at = useFolder();
let app: FastifyInstance;
beforeEach(async () => {
  app = createApp({ site: { current: at(DIST_DIR), previous: at(PREVIOUS_BUILD_DIR) } });
  await build('a');
});
afterEach(() => app.close());

/** A site whose pages say the letter of their build. */
async function build(letter: string): Promise<void> {
  for (const name of ['index.html', '404.html', `page-${letter}.html`, `_astro/app.${letter}.js`]) {
    const file = at(NEXT_BUILD_DIR, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, letter);
  }
  await replaceBuild(at());
}
const get = async (url: string) => {
  const { statusCode, body } = await app.inject({ url });
  return statusCode === 200 ? body : statusCode;
};

test('a new build is served at once; of the one before only the hashed files', async () => {
  expect(await get('/')).toBe('a');
  await build('b');
  expect(await Promise.all(['/', '/page-b', '/page-a'].map(get))).toEqual(['b', 'b', 404]);
  expect(await Promise.all(['/_astro/app.b.js', '/_astro/app.a.js'].map(get))).toEqual(['b', 'a']);
  await build('c');
  expect(await get('/_astro/app.a.js')).toBe(404);
});
