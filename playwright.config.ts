import { defineConfig } from 'playwright/test';
import { findBrowser } from './tests/find-browser.ts';

/** Another port lets two copies of the project be tested side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** Browser tests against the real server with the built site (run `npm run build` first). */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may be slow to hydrate an island; one that never hydrates still fails.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? 'test-results/reports/browser.json' }],
  ],
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts', grepInvert: /@slow/ },
    // Its own folders, and the tests marked @slow in `e2e/`.
    {
      name: 'slow',
      testMatch: '{accessibility,e2e,slow}/**/*.spec.ts',
      grep: /@slow|(?:accessibility|slow)\/\S+\.spec\.ts/,
    },
    // `npm run screens`: no tests.
    { name: 'screens', testMatch: 'screens.ts' },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node src/server/main.ts',
    port: PORT,
    reuseExistingServer: false,
    // All browsers here have the same address.
    env: {
      PORT: String(PORT),
      MESSAGES_PER_ADDRESS: '10000',
      MESSAGES_IN_ALL: '10000',
    },
  },
});
