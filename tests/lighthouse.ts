/**
 * `npm run lighthouse [-- runs]` tests twelve templates of the built site with Lighthouse's phone settings. The median
 * of each value over all runs must be within the budget. npm downloads Lighthouse on first use. Run nothing else on the
 * machine at the same time.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createApp } from '#server/app.ts';
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
  ROUTES.blog,
  ROUTES.complianceCalendar,
  ROUTES.companyForms,
  ROUTES.wageCalculator,
];

/** Maximum values for a page: milliseconds on a slow phone, bytes after compression, number of requests. */
const BUDGETS: Readonly<Record<string, number>> = {
  'LCP, ms': 1_250,
  'TBT, ms': 150,
  CLS: 0.02,
  'script bytes': 120_000,
  'bytes without film': 180_000,
  'bytes in all': 300_000,
  requests: 20,
  // A larger font file needs one more round trip (src/assets/fonts/README.md).
  'largest font, bytes': 11_370,
};

interface Report {
  readonly categories: Record<string, { score: number | null }>;
  readonly audits: Record<string, { numericValue?: number; details?: { items?: SentFile[] } }>;
}

interface SentFile {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly resourceSize?: number;
}

/** Returns the values of one run. Each key is the name of a column in the printed table. */
function figuresOf({ categories, audits }: Report): Record<string, number> {
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const files = audits['network-requests']?.details?.items ?? [];
  const ofType = (type: string) => files.filter(({ resourceType }) => resourceType === type);
  const bytes = (counted: readonly SentFile[]) =>
    counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const figures: Record<string, number> = {
    'FCP, ms': Math.round(valueOf('first-contentful-paint')),
    'LCP, ms': Math.round(valueOf('largest-contentful-paint')),
    'TBT, ms': Math.round(valueOf('total-blocking-time')),
    CLS: Number(valueOf('cumulative-layout-shift').toFixed(3)),
    'script bytes': bytes(ofType('Script')),
    'bytes without film': bytes(files) - bytes(ofType('Media')),
    'bytes in all': bytes(files),
    requests: files.length,
    'largest font, bytes': Math.max(...ofType('Font').map(({ resourceSize = 0 }) => resourceSize)),
  };
  for (const [name, { score }] of Object.entries(categories))
    figures[name] = Math.round((score ?? NaN) * 100);
  return figures;
}

const app = createApp({ site: { current: 'dist' } });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const browser = await findBrowser();
const looks = new Map<string, Record<string, number>[]>(PATHS.map((path) => [path, []]));
try {
  // Each round tests every page once, so that a busy minute of the machine does not affect all runs of one page.
  for (let run = 1; run <= RUNS; run += 1) {
    console.log(`Round ${run} of ${RUNS}`);
    for (const path of PATHS) {
      const url = origin + path;
      // Tries twice, because Lighthouse sometimes fails to find the start of the page load (error NO_NAVSTART).
      const report = await look(url).catch(() => look(url));
      looks.get(path)?.push(figuresOf(report));
    }
  }
} finally {
  await app.close();
}

const medians = Object.fromEntries([...looks].map(([path, seen]) => [path, medianOf(seen)]));
console.log(`Lighthouse ${VERSION}, mobile, medians of ${RUNS}`);
console.table(medians);
for (const [path, figures] of Object.entries(medians))
  for (const [name, most] of Object.entries(BUDGETS))
    if (!((figures[name] ?? NaN) <= most)) {
      console.error(`${path}: ${name} ${figures[name]}, at most ${most}`);
      process.exitCode = 1;
    }

async function look(url: string): Promise<Report> {
  const command = `exec --yes --package=lighthouse@${VERSION} -- lighthouse`.split(' ');
  const flags = '--chrome-flags=--headless=new --no-sandbox';
  const args = [...command, url, '--quiet', '--output=json', flags];
  const env = { ...process.env, CHROME_PATH: browser };
  const { stdout } = await promisify(execFile)('npm', args, { env, maxBuffer: 10_000_000 });
  return JSON.parse(stdout) as Report;
}

function medianOf(looks: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(looks[0] ?? {});
  const middle = (name: string) => {
    const values = looks.map((one) => one[name] ?? NaN).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? NaN;
  };
  return Object.fromEntries(names.map((name) => [name, middle(name)]));
}
