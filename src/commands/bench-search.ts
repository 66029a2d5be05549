/**
 * `npm run bench:search`: size of the search's files and time to its first result, for today's site
 * and for 5,000 posts, beside other ways to lay the index out. Needs a build (`npm run build`).
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { searchFilePath } from '#config/file-paths.ts';
import { readSearchSources } from '#entries/read-search.ts';
import { compressFolder } from '#integrations/precompress.ts';
import { searchFiles, type IndexFile } from '#logic/site-search-files.ts';
import { searchSources } from '#logic/site-search-items.ts';
import { type SearchSource } from '#logic/site-search-sources.ts';
import { searchSite } from '#logic/site-search.ts';
import { addItems, createSearchIndex } from '#logic/site-search-index.ts';
import { indexWords } from '#logic/site-search-words.ts';
import { samplePosts } from './sample-posts.ts';
import { timeInBrowser } from './time-search.ts';

const DIST = 'dist';
const POSTS = 5_000;
/** A serialised index with all texts takes minutes and gigabytes to make at 5,000 posts. */
const FULL_TEXT_POSTS = 500;

if (!existsSync(DIST)) {
  console.error('dist/ is missing; run "npm run build" first');
  process.exit(1);
}

const content = readSearchSources();
const today = searchSources(content);
const [post] = content.posts;
if (!post) throw new Error('content/blog has no post to write like');
const corpus = today.map(({ text }) => text).join(' ');
const withPosts = (count: number) =>
  searchSources({ ...content, posts: [...content.posts, ...samplePosts(count, post, corpus)] });

await measure('today', today);
compareLayouts('today', today);
compareLayouts(`${FULL_TEXT_POSTS} posts`, withPosts(FULL_TEXT_POSTS));
const many = withPosts(POSTS);
await measure(`${POSTS} posts`, many);
tell(`one file of all items, ${POSTS} posts`, kilobytes(many.map(({ item }) => item)));

/** The layout in use: its files, in Node and in Chromium. */
async function measure(name: string, sources: readonly SearchSource[]): Promise<void> {
  console.log(`\n${name}: ${sources.length} items`);
  const [files, madeIn] = timed(() => searchFiles(sources, () => 'bench'));
  tell('files made', `${madeIn} ms`);
  const index = files.get('index') as IndexFile;
  tell('first file', kilobytes(index));
  const items = [...files].filter(([file]) => !file.startsWith('words-'));
  tell(`all ${items.length} files of items`, sum(items.map(([, file]) => size(file))));
  const words = [...files]
    .filter(([file]) => file.startsWith('words-'))
    .map(([, file]) => size(file));
  tell('files of words', `${sum(words)}, the largest ${format(Math.max(...words))}`);

  const [engine, builtIn] = timed(() => {
    const made = createSearchIndex();
    for (const [, file] of items) addItems(made, (file as IndexFile).items);
    return made;
  });
  tell('index built in Node', `${builtIn} ms`);
  for (const query of ['gst registration', 'compliance', 'pyaroll'])
    tell(`search "${query}" in Node`, `${timed(() => searchSite(engine, query))[1]} ms`);

  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    cpSync(DIST, folder, { recursive: true });
    for (const [file, body] of files)
      writeFileSync(join(folder, searchFilePath(file)), JSON.stringify(body));
    await compressFolder(join(folder, searchFilePath('').replace('.json', '')));
    for (const [what, ms] of await timeInBrowser(folder)) tell(what, `${ms} ms`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Other layouts: what would travel before the first result. */
function compareLayouts(name: string, sources: readonly SearchSource[]): void {
  console.log(`\nother layouts, ${name}`);
  const fields = ['title', 'keywords', 'sections', 'summary', 'category', 'author', 'text'];
  for (const [what, kept] of [
    ['MiniSearch serialised, with texts', fields],
    ['MiniSearch serialised, without texts', fields.slice(0, -1)],
  ] as const) {
    const [engine, builtIn] = timed(() => {
      const made = new MiniSearch({
        fields: [...kept],
        tokenize: indexWords,
        processTerm: (word) => word,
      });
      sources.forEach(({ item, text }, id) => {
        const sections = item.sections?.map(([heading]) => heading).join(' · ');
        made.add({ ...item, id, text, sections, keywords: item.keywords?.join(' · ') });
      });
      return made;
    });
    const written = JSON.stringify(engine);
    const [, loadedIn] = timed(() => MiniSearch.loadJSON(written, { fields: [...kept] }));
    tell(what, `${kilobytes(engine)}; built ${builtIn} ms, loaded ${loadedIn} ms (Node)`);
  }
  tell('items with texts, unindexed', kilobytes(sources));
}

function timed<Result>(work: () => Result): [Result, number] {
  const start = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - start)];
}

function size(value: unknown): number {
  return brotliCompressSync(JSON.stringify(value)).byteLength;
}

function tell(what: string, value: string): void {
  console.log(`  ${what.padEnd(44)} ${value}`);
}

function format(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`;
}

function kilobytes(value: unknown): string {
  return format(size(value));
}

function sum(sizes: readonly number[]): string {
  return format(sizes.reduce((all, one) => all + one, 0));
}
