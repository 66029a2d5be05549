import { defineConfig } from 'vitest/config';

/** Some read all of content/ or set documents; a busy machine takes long over it. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    environment: 'node',
    // Files of one worker share their modules, which halves the time; each test puts back what it changes.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], ...PATIENT } },
      // Reads dist/: run after a build.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...PATIENT } },
      // The web servers that are installed, and copies of the project that are built or
      // installed anew: minutes, not seconds.
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
