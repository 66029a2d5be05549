import { defineConfig } from 'playwright/test';
import { findBrowser } from './tests/find-browser.ts';

/** Browser tests against the real server with the built site (run `npm run build` first). */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/serve.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // On a busy machine, an island may hydrate slowly; an island that never hydrates still makes its test fail.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/reports/browser.json' }],
  ],
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', grepInvert: /@slow/ },
    // All tests in `accessibility/` and `slow/`, and the tests marked @slow in `e2e/`.
    {
      name: 'slow',
      testMatch: '{accessibility,e2e,slow}/**/*.spec.ts',
      grep: /@slow|(?:accessibility|slow)\/\S+\.spec\.ts/,
    },
    // Not a test: `npm run screens` takes screenshots of the site.
    { name: 'screens', testMatch: 'screens.ts' },
  ],
  use: {
    baseURL: process.env.TESTED_SITE,
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
