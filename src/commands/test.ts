/**
 * `npm test`: every check in turn, and one closing line that adds up all runners.
 * A step that cannot run for want of a browser is reported as failed, with the reason.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildDay } from '#entries/build-day.ts';
import { auditPackages } from './audit.ts';
import { drillTable, readDrills } from './drill-table.ts';
import { findHeadlessBrowser } from './find-browser.ts';
import { findFirefox } from './find-firefox.ts';
import { installWebServers } from './web-servers.ts';

const REPORTS = resolve('test-results');
const BIN = resolve('node_modules/.bin');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Count = { passed: 0, failed: 0, skipped: 0 };

// The checks are of the site as it is shipped: no message leaves, whatever .env says,
for (const name of [
  'SITE_URL',
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
  'PUBLIC_EMAILJS_ORIGIN',
])
  process.env[name] = '';
// and of one day, also when midnight passes meanwhile.
buildDay();

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

step('format', 'prettier', ['--check', '.']);
step('lint', 'eslint', ['.']);
step('content', 'node', ['src/commands/doctor.ts']);
step('types', 'astro', ['check', '--minimumSeverity', 'warning']);
runner('unit', 'vitest', ['run', '--project', 'unit'], vitestCount);
runner('drills', 'vitest', ['run', '--project', 'drills'], vitestCount);
audit();
if (step('build', 'astro', ['build'])) {
  runner('built site', 'vitest', ['run', '--project', 'dist'], vitestCount);
  installWebServers();
  runner('hosts', 'vitest', ['run', '--project', 'hosts'], vitestCount);
  const browser = findHeadlessBrowser();
  if (browser === undefined) {
    console.error(
      'browser tests: no Chromium found and none could be installed; set CHROMIUM_PATH',
    );
    total.failed += 1;
  } else {
    process.env.CHROMIUM_PATH = browser;
    runner('browser', 'playwright', ['test'], playwrightCount);
    runner('editing', 'vitest', ['run', '--project', 'editing'], vitestCount);
  }
  const firefox = findFirefox();
  if (firefox === undefined) {
    console.log('\n== firefox: skipped, none found and none could be installed; set FIREFOX_PATH');
    total.skipped += 1;
  } else {
    process.env.FIREFOX_PATH = firefox;
    runner('firefox', 'vitest', ['run', '--project', 'firefox'], vitestCount);
  }
  runner('fresh machine', 'vitest', ['run', '--project', 'fresh'], vitestCount);
}

console.log(`\n${drillTable(readDrills()).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** A check without tests of its own counts as one. */
function step(name: string, command: string, args: string[]): boolean {
  const ok = run(name, command, args);
  add(ok ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 });
  return ok;
}

function audit(): void {
  console.log('\n== audit');
  const result = auditPackages();
  console.log(`== audit: ${result}`);
  add({
    passed: Number(result === 'none known'),
    failed: Number(result === 'found'),
    skipped: Number(result === 'skipped'),
  });
}

/** A test runner; a crash before its report is written counts as one failure. */
function runner(
  name: string,
  command: string,
  args: string[],
  count: (file: string) => Count,
): void {
  const report = join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  const reporters =
    command === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : [];
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const ok = run(name, command, [...args, ...reporters]);
  const counted = safely(() => count(report)) ?? { passed: 0, failed: 1, skipped: 0 };
  add(!ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted);
}

function run(name: string, command: string, args: string[]): boolean {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(join(BIN, command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(
    `== ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return status === 0;
}

function vitestCount(file: string): Count {
  const report = readJson(file);
  return {
    passed: report.numPassedTests ?? 0,
    failed:
      (report.numFailedTests ?? 0) +
      (report.success === false && report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests ?? 0,
  };
}

function playwrightCount(file: string): Count {
  const { stats = {} } = readJson(file);
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

interface Report {
  success?: boolean;
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
}

function readJson(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function safely<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function add({ passed, failed, skipped }: Count): void {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
