import { defineConfig } from 'vitest/config';

/** Some tests read all of content/ or typeset documents, which is slow on a busy machine. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // A missing snapshot is a failure, also on a developer's machine: `--update` writes it on purpose.
    update: 'none',
    // Test files in one worker share modules, which halves the time. So no test may mock a module, and each undoes its changes.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], ...PATIENT } },
      // Reads dist/: run after a build.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...PATIENT } },
      // Installed web servers, and copies of the project that are built or installed
      // again: minutes, not seconds.
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
