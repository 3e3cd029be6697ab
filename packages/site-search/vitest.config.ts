import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // What one file has loaded, the next one doesn't load again.
    isolate: false,
    include: ['tests/**/*.test.ts'],
  },
});
