import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/content/**/*.test.ts'] },
      },
      // Reads dist/: run after a build.
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      // Clones the project and runs the README's commands: minutes, not seconds.
      { test: { name: 'fresh', include: ['tests/fresh/**/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
});
