import { defineConfig } from 'vitest/config';

const MODULES_MOCKED = ['tests/session/sandboxPool.test.ts', 'tests/view/runView.test.ts'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Some tests build bundles.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Without isolation, test files share loaded modules, which is faster.
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
