/** `npm run budget`: what the first view of every page weighs, at a phone's width, and what is over budget. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { DIST_DIR } from '#site/build-folders.ts';
import { FIRST_VIEW } from '#site/budgets.ts';
import { readArguments } from './arguments.ts';
import { lookAtSite } from './built-site.ts';
import { RECORD_FILE, readFirstView, recordedWeights } from './first-view.ts';
import { countSteps } from './progress.ts';
import { overruns, steadyName, weigh } from './weigh.ts';

const { flags } = readArguments({
  call: 'npm run budget',
  about: 'What the first view of each page weighs and what is over budget. Needs "npm run build".',
  flags: { record: 'keeps the weights, so that a broken budget names the file that grew' },
});

await lookAtSite(async (browser, url) => {
  const known = recordedWeights();
  const over: string[] = [];
  const weights: Record<string, number> = {};
  const rows: Record<string, Record<string, string | number>> = {};
  const paths = pagesOf();
  const next = countSteps('Pages to weigh', paths.length);
  for (const path of paths) {
    const page = await browser.newPage({ baseURL: url, viewport: FIRST_VIEW });
    const view = await readFirstView(page, path);
    await page.close();
    const { requests, ...bytes } = weigh(view);
    const inKb = Object.entries(bytes).map(([kind, sum]) => [kind, Math.round(sum / 100) / 10]);
    rows[path] = { ...Object.fromEntries(inKb), requests, islands: view.islands };
    for (const { name, kind, bytes: size } of view.files)
      if (kind !== 'document') weights[steadyName(name)] = size;
    over.push(...overruns(view, known));
    next();
  }
  console.log('First view in KB as sent; "all" leaves out the film.');
  console.table(rows);
  if (flags.record) record(weights);
  console.log(over.length === 0 ? 'Every page is within its budget.' : over.join('\n'));
  process.exitCode = over.length === 0 ? 0 : 1;
});

function pagesOf(): string[] {
  const maps = globSync(`${DIST_DIR}/sitemap-[0-9]*.xml`).map((file) => readFileSync(file, 'utf8'));
  return maps.flatMap((map) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname),
  );
}

function record(weights: Readonly<Record<string, number>>): void {
  const sorted = Object.entries(weights).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(RECORD_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`${sorted.length} weights recorded in ${RECORD_FILE}`);
}
