/**
 * Adds up the runners' reports of test-results/reports/ in one closing line. An argument other than 0
 * is the exit status of a run that stopped, which counts as a failure where no report holds one.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const REPORTS = 'test-results/reports';

const stopped = Number(process.argv[2] ?? 0) !== 0;
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of existsSync(REPORTS) ? readdirSync(REPORTS) : []) {
  const report = JSON.parse(readFileSync(join(REPORTS, file), 'utf8'));
  // Playwright's has `stats`, Vitest's has its sums at the top.
  const { expected, unexpected, flaky, skipped } = report.stats ?? {};
  total.passed += expected ?? report.numPassedTests;
  total.failed += report.stats ? unexpected + flaky : report.numFailedTests;
  total.skipped += skipped ?? report.numPendingTests;
}
if (stopped && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
