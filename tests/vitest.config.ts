import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      'packages/**',
      'docs/playground/**',
      'tests/fixtures/**',
      '.examples/**',
      '.cache/**',
    ],
    // What one file has loaded and read, such as all pages, the next one doesn't load again. More
    // workers would load it again too; `npm test` runs another script on the other core.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    tags: [
      {
        name: 'full',
        description: 'Runs whole commands for many seconds; `npm test` leaves it out.',
      },
    ],
  },
});
