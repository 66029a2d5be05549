/**
 * Adds up the runners' reports below a folder in one closing line. `status`: exit status of the run; other
 * than 0 it counts as a failure where no report holds one.
 */
import { globSync, readFileSync } from 'node:fs';

const [status = '0', folder = 'test-results/reports'] = process.argv.slice(2);
const stopped = status !== '0';
const total = { passed: 0, failed: 0, skipped: 0 };
for (const file of globSync(`${folder}/**/*.json`)) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright's has `stats`, Vitest's has its sums at the top.
  const { expected, unexpected, flaky, skipped } = report.stats ?? {};
  total.passed += expected ?? report.numPassedTests;
  total.failed += report.stats ? unexpected + flaky : report.numFailedTests;
  total.skipped += skipped ?? report.numPendingTests;
}
if (stopped && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
