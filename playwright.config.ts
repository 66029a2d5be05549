import { defineConfig } from 'playwright/test';
import { findHeadlessBrowser } from './src/commands/find-browser.ts';

/** Another port lets two copies of the project be tested side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4399);

/** Browser tests against the real server with the built site (run `npm run build` first). */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'drills/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // A busy machine may take long to wake an island; what never comes is told all the same.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node src/commands/serve.ts',
    port: PORT,
    reuseExistingServer: false,
    env: { PORT: String(PORT), MESSAGE_FAULTS: '1' },
  },
});
