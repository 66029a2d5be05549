/** `npm run drills`: builds the site, runs every drill in its long form, and prints what held. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RECORDS_DIR, drillTable, readDrills } from './drill-table.ts';
import { findHeadlessBrowser } from './find-browser.ts';
import { findFirefox } from './find-firefox.ts';

const BIN = resolve('node_modules/.bin');
const ON_THE_BUILD = ['html', 'structured-data', 'external-links'].map(
  (name) => `tests/dist/${name}.test.ts`,
);

rmSync(RECORDS_DIR, { recursive: true, force: true });
const failed: string[] = [];

if (run('build', 'astro', ['build'])) {
  run('built site', 'vitest', ['run', '--project', 'dist', ...ON_THE_BUILD]);
  run('content, server, messages', 'vitest', ['run', '--project', 'drills']);
  const browser = findHeadlessBrowser();
  if (browser === undefined) failed.push('browser: no Chromium found; set CHROMIUM_PATH');
  else {
    process.env.CHROMIUM_PATH = browser;
    run('browser', 'playwright', ['test', 'tests/drills', 'tests/e2e/faults.spec.ts']);
  }
  const firefox = findFirefox();
  if (firefox === undefined) console.log('\n== firefox: skipped, none found; set FIREFOX_PATH');
  else {
    process.env.FIREFOX_PATH = firefox;
    run('firefox', 'vitest', ['run', '--project', 'firefox']);
  }
}

console.log(`\n${drillTable(readDrills()).join('\n')}`);
for (const name of failed) console.log(`FAILED: ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(name: string, command: string, args: string[]): boolean {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(join(BIN, command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DRILLS: 'long' },
  });
  if (status !== 0) failed.push(name);
  return status === 0;
}
