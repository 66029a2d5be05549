/**
 * `npm run bench:build`: builds a copy of the site with 1,000 more articles, twice, and prints time
 * and memory of both builds. `npm run bench:build -- 100` takes another number.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePosts } from './generated-posts.ts';
import { buildProject, copyProject } from './project-copy.ts';

const count = Number(process.argv[2] ?? 1_000);
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  copyProject(dir);
  writePosts(dir, count);
  const rows = [];
  for (const build of ['cold', 'second']) {
    const { seconds, cpuSeconds, peakMb, log } = await buildProject(dir);
    const pages = Number(/(\d+) page\(s\) built/.exec(log)?.[1]);
    rows.push({
      'more articles': count,
      build,
      pages,
      seconds: Math.round(seconds),
      'of the processor': Math.round(cpuSeconds),
      'peak, MB': Math.round(peakMb),
    });
  }
  console.table(rows);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
