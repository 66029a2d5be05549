/**
 * `npm run lighthouse`: Lighthouse on twelve templates of the built site as a phone sees them. npm fetches
 * it at its first use, since it is large and no other command needs it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { StartError, orOneLine } from '#server/start-error.ts';
import { readArguments } from './arguments.ts';
import { openBuiltSite } from './built-site.ts';
import { findBrowser } from './find-browser.ts';
import { median } from './median.ts';
import { countSteps } from './progress.ts';

const { word = 3 } = readArguments({
  call: 'npm run lighthouse',
  about: 'Lighthouse on twelve templates as a phone sees them, medians. Needs "npm run build".',
  word: {
    name: 'runs',
    about: 'how often each page is looked at, 3 times unless told',
    whole: true,
  },
});
const VERSION = '13.5.0';
const RUNS = Number(word);
const PATHS = [
  ROUTES.home,
  ROUTES.about,
  ROUTES.services,
  ROUTES.faas,
  servicePagePath('hr/payroll-management'),
  postPath(1),
  ROUTES.faqs,
  ROUTES.contact,
  ROUTES.blog,
  ROUTES.complianceCalendar,
  ROUTES.companyForms,
  ROUTES.wageCalculator,
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

await orOneLine(async () => {
  const browser = await findBrowser();
  const server = await openBuiltSite();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const reports = new Map<string, Report[]>(PATHS.map((path) => [path, []]));
  const next = countSteps('Looks, half a minute each', RUNS * PATHS.length);
  try {
    // Interleaved, so that a busy minute of the machine does not fall on one page alone.
    for (let run = 0; run < RUNS; run += 1)
      for (const path of PATHS) {
        reports
          .get(path)
          ?.push(await look(server.url + path, browser, join(folder, 'report.json')));
        next();
      }
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
});

async function look(url: string, browser: string, file: string): Promise<Report> {
  await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse'],
      ...[url, '--quiet', '--output=json', `--output-path=${file}`],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 10_000_000 },
  ).catch((error: { stderr?: string }) => {
    throw new StartError(`Lighthouse could not look at ${url}:\n${error.stderr?.trim() ?? ''}`);
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function points(score: number | null | undefined): number {
  return Math.round((score ?? NaN) * 100);
}
