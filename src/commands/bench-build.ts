/**
 * `npm run bench:build [counts…]`: builds copies of the site with 100, 1,000 and 5,000 more posts,
 * twice each, the second time after one post has changed, and prints time and memory, and for each
 * step how long it took. Growth should be a straight line, and the second build should redo only
 * what changed.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePosts } from './generated-posts.ts';
import { buildProject, copyProject, type BuildRun } from './project-copy.ts';

const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(100, 1_000, 5_000);

/** Files by kind, as the build's log lists them with their times. */
const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['social pictures', /^\/(og\/|metaimg)/],
  ['PDF documents', /\.pdf$/],
  ['search index', /^\/search.*\.json$/],
  ['feeds and text', /\.(xml|ics|md|txt)$/],
  ['pages', /\.html$/],
];

const rows: Record<string, string | number>[] = [];
for (const count of counts) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    copyProject(dir);
    writePosts(dir, count);
    rows.push(row(count, 'cold', await buildProject(dir)));
    if (count > 0) appendFileSync(join(dir, 'content/blog/10001.md'), '\nOne line more.\n');
    rows.push(row(count, 'one changed', await buildProject(dir)));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  console.table(rows);
}

function row(count: number, build: string, { seconds, peakMb, log }: BuildRun) {
  const pages = Number(/(\d+) page\(s\) built/.exec(log)?.[1]);
  const files = [...log.matchAll(/[├└]─ (\/\S+) \(\+([\d.]+)(ms|s)\)/g)].map((match) => ({
    path: match[1] ?? '',
    ms: Number(match[2]) * (match[3] === 's' ? 1000 : 1),
  }));
  const spent = KINDS.map(([name, pattern]) => {
    const ms = files
      .filter(({ path }) => pattern.test(path))
      .reduce((sum, file) => sum + file.ms, 0);
    return [`${name}, s`, oneDecimal(ms / 1000)] as const;
  });
  return {
    posts: count,
    build,
    'all, s': oneDecimal(seconds),
    'peak, MB': Math.round(peakMb),
    pages,
    'ms a page': oneDecimal((seconds * 1000) / pages),
    'collections, s': between(log, 'Syncing content', 'Synced content'),
    ...Object.fromEntries(spent),
    'compression, s': Number(/compressed copies .*?in ([\d.]+) s/.exec(log)?.[1] ?? 0),
  };
}

/** Whole seconds between two lines of the log. */
function between(log: string, first: string, last: string): number {
  const second = (text: string) => {
    const [, h = 0, m = 0, s = 0] =
      new RegExp(`(\\d\\d):(\\d\\d):(\\d\\d).*${text}`).exec(log) ?? [];
    return Number(h) * 3600 + Number(m) * 60 + Number(s);
  };
  return second(last) - second(first);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
