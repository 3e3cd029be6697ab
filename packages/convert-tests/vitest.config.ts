import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Saves time: modules that one file has loaded aren't loaded again for the next file.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // Some tests start processes or read all types of Vitest.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
