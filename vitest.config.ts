import { defineConfig } from 'vitest/config';

/** Longer time limits, in milliseconds, for tests that read all of content/ or typeset documents. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // A missing snapshot is a failure on every machine; only `--update` writes it.
    update: 'none',
    // Test files in one worker share modules, which halves the time. Do not mock a module in a test,
    // and let each test undo its changes.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], ...PATIENT } },
      // These tests read dist/, so a build must come first.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...PATIENT } },
      // These tests run installed web servers, or build and install copies of the project. They take minutes.
      {
        test: {
          name: 'slow',
          include: ['tests/{hosts,slow}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
