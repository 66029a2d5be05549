/**
 * Adds up the numbers in all test reports of a folder and prints one line. If `status`, the exit code of the test run,
 * is not 0, the line states at least one failure.
 */
import { globSync, readFileSync } from 'node:fs';

const [status = '0', folder = 'test-results/reports'] = process.argv.slice(2);
const stopped = status !== '0';
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of globSync(`${folder}/**/*.json`)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright's report has `stats`; Vitest's report has the sums at its top level.
  const { expected, unexpected, flaky, skipped } = report.stats ?? {};
  total.passed += expected ?? report.numPassedTests;
  total.failed += report.stats ? unexpected + flaky : report.numFailedTests;
  total.skipped += skipped ?? report.numPendingTests;
}
if (stopped && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
