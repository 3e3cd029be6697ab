import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['tests/**/*.test.{ts,tsx}'],
    // Bundles and a whole site are built.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
