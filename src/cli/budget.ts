/**
 * `npm run budget`: what the first view of every page weighs, in the built site at a phone's width,
 * and what is over budget. `--record` keeps the weights of all files, so that a broken budget names
 * the file that grew. Needs a build (`npm run build`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { FIRST_VIEW } from '#site/budgets.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { overruns, steadyName, weigh } from './weigh.ts';
import { findBrowser } from './find-browser.ts';
import { RECORD_FILE, readFirstView, recordedWeights } from './first-view.ts';

const paths = globSync('dist/sitemap-[0-9]*.xml').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  ),
);
const server = await listen(createApp({ site: { current: 'dist' } }), {
  host: '127.0.0.1',
  port: 0,
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
const over: string[] = [];
const known = recordedWeights();
const weights: Record<string, number> = {};
const rows: Record<string, Record<string, string | number>> = {};
for (const path of paths) {
  const page = await browser.newPage({ baseURL: server.url, viewport: FIRST_VIEW });
  const view = await readFirstView(page, path);
  await page.close();
  const { requests, ...bytes } = weigh(view);
  const inKb = Object.entries(bytes).map(([kind, sum]) => [kind, Math.round(sum / 100) / 10]);
  rows[path] = { ...Object.fromEntries(inKb), requests, islands: view.islands };
  for (const { name, kind, bytes: size } of view.files)
    if (kind !== 'document') weights[steadyName(name)] = size;
  over.push(...overruns(view, known));
}
await browser.close();
await server.close();

console.log('First view in KB as sent; "all" leaves out the film.');
console.table(rows);
if (process.argv.includes('--record')) {
  const sorted = Object.entries(weights).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(RECORD_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`${sorted.length} weights recorded in ${RECORD_FILE}`);
}
console.log(over.length === 0 ? 'Every page is within its budget.' : over.join('\n'));
process.exitCode = over.length === 0 ? 0 : 1;
