/** A second build takes over what has not changed, and what it publishes is what a first build would. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writePosts } from '../../src/commands/generated-posts.ts';
import { buildProject, copyProject } from '../../src/commands/project-copy.ts';

let dir: string;
let afterOneArticle: { log: string; published: Map<string, string> };
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'second-build-'));
  copyProject(dir, { drawn: true });
  // Enough for lists of several pages.
  writePosts(dir, 30);
  await buildProject(dir);
  appendFileSync(join(dir, 'content/blog/2.md'), '\nOne line more for the second build.\n');
  const { log } = await buildProject(dir);
  afterOneArticle = { log, published: publishedFiles() };
}, 300_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Digests of all published files by their names. */
function publishedFiles(): Map<string, string> {
  const names = globSync('dist/**/*.*', { cwd: dir }).sort();
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dir, name)))
        .digest('hex'),
    ]),
  );
}

/** What a build took over from the one before, as its log says. */
const takenOver = (log: string) =>
  [...log.matchAll(/[├└]─ (\/\S+) \(restored\)/g)].map(([, path]) => path);

test('after a change of one article the others are taken over, and it is not', () => {
  const paths = takenOver(afterOneArticle.log);
  expect(paths).toContain('/blog/1.md');
  // Those that name it among their related articles are printed anew.
  expect(paths).toContainEqual(expect.stringMatching(/^\/blog\/\d+\.html$/));
  expect(paths).not.toContain('/blog/2.html');
  expect(paths).not.toContain('/blog/2.md');
  // And so are the parts of texts that the check looks at.
  expect(existsSync(join(dir, 'node_modules/.cache/markdown-parts'))).toBe(true);
});

test('so are lists, but for those that name it', () => {
  const lists = globSync('dist/blog/{page,category,year}/**/*.html', { cwd: dir });
  const naming = lists.filter((name) =>
    readFileSync(join(dir, name), 'utf8').includes('href="/blog/2"'),
  );
  const paths = takenOver(afterOneArticle.log);
  expect(naming).not.toEqual([]);
  expect(lists.filter((name) => !paths.includes(name.slice('dist'.length))).sort()).toEqual(
    naming.sort(),
  );
});

test('it publishes the same bytes as a build from nothing', async () => {
  for (const folder of ['dist', '.astro', 'node_modules/.astro'])
    rmSync(join(dir, folder), { recursive: true, force: true });
  const { log } = await buildProject(dir);
  expect(takenOver(log)).toEqual([]);
  expect(publishedFiles()).toEqual(afterOneArticle.published);
});

test('after a change of what surrounds the articles nothing is taken over', async () => {
  const file = join(dir, 'content/site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as { tagline: string };
  writeFileSync(file, JSON.stringify({ ...site, tagline: 'Another line under the name.' }));
  const { log } = await buildProject(dir);
  expect(takenOver(log)).toEqual([]);
  expect(readFileSync(join(dir, 'dist/blog/1.html'), 'utf8')).toContain(
    'Another line under the name.',
  );
});
