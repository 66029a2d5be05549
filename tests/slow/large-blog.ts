/** A copy of the project with many articles, built and served: for tests of lists with pages. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { writePosts } from '../generated-posts.ts';
import { buildProject, copyProject } from '../project-copy.ts';
import { createApp } from '#server/app.ts';
import { listedPosts } from '../published.ts';
import { closeNow } from '../server-harness.ts';

/** Several full pages, together with the posts of the project. */
const TRIAL_POSTS = 31;
/** Trial posts of one category, so that its archive has pages too. */
const OF_ONE_CATEGORY = 13;
export const LARGE_CATEGORY = 'Tax & Compliance';

/** Category and year of every article that the copy lists. */
export const LARGE_BLOG: readonly {
  readonly category: (typeof BLOG_CATEGORIES)[number];
  readonly year: string;
}[] = [
  ...listedPosts.map(({ data }) => ({ category: data.category, year: data.date.slice(0, 4) })),
  ...Array.from({ length: TRIAL_POSTS }, (_, index) => ({
    category:
      index < OF_ONE_CATEGORY
        ? LARGE_CATEGORY
        : (BLOG_CATEGORIES[index % BLOG_CATEGORIES.length] ?? LARGE_CATEGORY),
    year: '2016',
  })),
];
/** Small, so that the sitemap of a small site splits. */
export const SITEMAP_LIMIT = 50;

export interface LargeBlog {
  readonly origin: string;
  /** Published files that a pattern names, from the root of the site. */
  readonly files: (pattern: string) => string[];
  readonly read: (file: string) => string;
  /** The built page of a path. */
  readonly page: (path: string) => HTMLElement;
  readonly close: () => Promise<void>;
}

export async function openLargeBlog(): Promise<LargeBlog> {
  const folder = mkdtempSync(join(tmpdir(), 'large-blog-'));
  const edit = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing like ${from}`);
    writeFileSync(path, after);
  };
  copyProject(folder, { drawn: true });
  writePosts(folder, TRIAL_POSTS);
  const generated = globSync('content/blog/1????.md', { cwd: folder }).sort();
  for (const file of generated.slice(0, OF_ONE_CATEGORY))
    edit(file, /^category: .*$/m, `category: '${LARGE_CATEGORY}' # all of one`);
  edit(
    'src/site/limits.ts',
    /SITEMAP_URLS_PER_FILE = [\d_]+/,
    `SITEMAP_URLS_PER_FILE = ${SITEMAP_LIMIT}`,
  );
  await buildProject(folder);
  const dist = join(folder, 'dist');
  const site = createApp({ site: { current: dist } });
  const origin = await site.listen({ host: '127.0.0.1', port: 0 });
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  return {
    origin,
    files: (pattern) => globSync(pattern, { cwd: dist }).sort(),
    read,
    page: (path) => parse(read(`${path.slice(1)}.html`)),
    close: async () => {
      await closeNow(site);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
