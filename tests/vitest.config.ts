import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'tests/fixtures/**', '.examples/**'],
    // Vitest leaves a core to itself, which would halve what two of them do.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
