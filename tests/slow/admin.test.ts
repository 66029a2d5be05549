/** A site that asks for the forms at /admin has them there, and nowhere says so. */
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProject, copyProject } from '../project-copy.ts';

let dir: string;
beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'admin-')));
  copyProject(dir);
  writeFileSync(join(dir, '.env'), 'CMS_REPO=firm/website\nCMS_BRANCH=main\n');
  await buildProject(dir);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');

test('the page and all it loads are there, from this origin alone', () => {
  const page = read('admin.html');
  expect(page).toContain('content="noindex, nofollow"');
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter((path) => !existsSync(join(dir, 'dist', path)))).toEqual([]);
  expect(existsSync(join(dir, 'dist/admin/cms/index.js'))).toBe(true);
  expect(JSON.parse(read('admin/config.json'))).toMatchObject({
    backend: { name: 'github', repo: 'firm/website', branch: 'main' },
  });
});

test('no page, feed, list or search of the site leads there', () => {
  const files = globSync('**/*.{html,xml,txt,json,js}', { cwd: join(dir, 'dist') });
  expect(files).toContain('sitemap-index.xml');
  const own = /^admin\b|^vercel\.json$/;
  expect(
    files.filter(
      (file) => !own.test(file) && /["'(>]\/admin\b|example\.com\/admin\b/.test(read(file)),
    ),
  ).toEqual([]);
});

test('a repository that is none stops the build with what to write', async () => {
  writeFileSync(join(dir, '.env'), 'CMS_REPO=https://github.com/firm/website\n');
  await expect(buildProject(dir)).rejects.toThrow(
    /CMS_REPO is "https:\/\/github\.com\/firm\/website"; write the owner/,
  );
});
