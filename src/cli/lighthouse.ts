/**
 * `npm run lighthouse [runs]`: Lighthouse on eight templates of the built site as a phone sees it,
 * medians of interleaved runs (3 unless told). Lighthouse is fetched by npm at its first use, since
 * it is large and no other command needs it. Needs a build (`npm run build`).
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { findBrowser } from './find-browser.ts';

const VERSION = '13.5.0';
const RUNS = Number(process.argv[2] ?? 3);
const PATHS = [
  ROUTES.home,
  ROUTES.about,
  ROUTES.services,
  ROUTES.faas,
  servicePagePath('hr/payroll-management'),
  postPath(1),
  ROUTES.faqs,
  ROUTES.contact,
];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Columns of the table: categories as points of 100, audits in their own unit. */
const COLUMNS: Readonly<Record<string, (report: Report) => number>> = {
  performance: ({ categories }) => points(categories['performance']?.score),
  accessibility: ({ categories }) => points(categories['accessibility']?.score),
  'best practices': ({ categories }) => points(categories['best-practices']?.score),
  SEO: ({ categories }) => points(categories['seo']?.score),
  'FCP, ms': ({ audits }) => Math.round(audits['first-contentful-paint']?.numericValue ?? NaN),
  'LCP, ms': ({ audits }) => Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
  'TBT, ms': ({ audits }) => Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
  CLS: ({ audits }) => Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
  'KB sent': ({ audits }) => Math.round((audits['total-byte-weight']?.numericValue ?? NaN) / 1000),
};

const browser = await findBrowser();
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const server = await listen(createApp({ site: { current: 'dist' } }), {
  host: '127.0.0.1',
  port: 0,
});
const reports = new Map<string, Report[]>(PATHS.map((path) => [path, []]));
try {
  // Interleaved, so that a busy minute of the machine does not fall on one page alone.
  for (let run = 0; run < RUNS; run += 1)
    for (const path of PATHS) reports.get(path)?.push(await look(path));
} finally {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

console.log(`Lighthouse ${VERSION}, mobile, medians of ${RUNS}`);
console.table(
  Object.fromEntries(
    [...reports].map(([path, seen]) => [
      path,
      Object.fromEntries(
        Object.entries(COLUMNS).map(([name, read]) => [name, median(seen.map(read))]),
      ),
    ]),
  ),
);

async function look(path: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse'],
      ...[server.url + path, '--quiet', '--output=json', `--output-path=${file}`],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 10_000_000 },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function points(score: number | null | undefined): number {
  return Math.round((score ?? NaN) * 100);
}

/** The middle value; of an even number, the mean of the two in the middle. Without any, NaN. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}
