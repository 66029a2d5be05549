import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'],
          // Some read all of content/ or set documents; a busy machine takes long over it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Reads dist/: run after a build.
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      // Reads dist/ and starts the web servers that are installed: run after a build.
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/global-setup.ts',
        },
      },
      // Hostile texts and requests; DRILLS=long tries more of them.
      {
        test: { name: 'drills', include: ['tests/drills/**/*.test.ts'], testTimeout: 300_000 },
      },
      // Reads dist/ and FIREFOX_PATH.
      { test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], testTimeout: 30_000 } },
      // The local editing page on a copy of the project; CHROMIUM_PATH names the browser.
      { test: { name: 'editing', include: ['tests/editing/**/*.test.ts'], testTimeout: 180_000 } },
      // Clones the project and runs the README's commands: minutes, not seconds.
      { test: { name: 'fresh', include: ['tests/fresh/**/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
});
