import { defineConfig } from 'vitest/config';

const MODULES_MOCKED = ['tests/session/sandboxPool.test.ts', 'tests/view/runView.test.ts'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Bundles are built.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // What one file has loaded, the next one doesn't load again.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts'],
          exclude: MODULES_MOCKED,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: MODULES_MOCKED } },
    ],
  },
});
