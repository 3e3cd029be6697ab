import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/fixtures/**', '.examples/**'],
    testTimeout: 60_000,
  },
});
