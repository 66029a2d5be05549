import { defineConfig } from 'vitest/config';

/** Some read all of content/ or set documents; a busy machine takes long over it. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          ...PATIENT,
        },
      },
      // Reads dist/: run after a build.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...PATIENT } },
      // Hostile texts and requests; FUZZ=long tries more of them.
      { test: { name: 'fuzz', include: ['tests/fuzz/**/*.test.ts'], testTimeout: 300_000 } },
      // Compares the web servers that are installed with our own: run after a build.
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/hosts/global-setup.ts',
        },
      },
      // Copies of the project that are built or installed anew, and Firefox: minutes, not seconds.
      {
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
