import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/fixtures/**', '.examples/**'],
    // By default, Vitest reserves a core for itself, which would leave only one of two.
    maxWorkers: '100%',
    testTimeout: 60_000,
    tags: [
      {
        name: 'sweep',
        description: 'Runs whole commands for many seconds; left out of `npm test`.',
      },
    ],
  },
});
