/** The local editing page and its CMS are in no build; at /admin they are when CMS_REPO is set. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TRACES = [
  'edit this page',
  'this-machine/site',
  'sveltia',
  'nc-root',
  'api.github.com',
  'admin.html',
];

test('no file of the build, and none of the hosts’, mentions the editing page', () => {
  const files = ['dist', 'dist-hosts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/\.(?:br|gz|pdf|png|webp|avif|jpg|mp4|webm|woff2)$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'latin1').toLowerCase();
      return TRACES.some((trace) => text.includes(trace));
    });
  expect(found).toEqual([]);
});
