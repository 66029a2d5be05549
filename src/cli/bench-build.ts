/** `npm run bench:build`: how long a build takes, and how much memory, with many more articles. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './arguments.ts';
import { writePosts } from './generated-posts.ts';
import { countSteps } from './progress.ts';
import { buildProject, copyProject } from './project-copy.ts';

const { word = 1_000 } = readArguments({
  call: 'npm run bench:build',
  about:
    'Builds a copy of the site with more articles, twice; prints time and memory of both builds.',
  word: { name: 'articles', about: 'how many more, 1000 unless told', whole: true },
});
const count = Number(word);
const dir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  copyProject(dir);
  writePosts(dir, count);
  const rows = [];
  const builds = ['cold', 'second'];
  const next = countSteps('Builds, some minutes each', builds.length);
  for (const build of builds) {
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
    next();
  }
  console.table(rows);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
