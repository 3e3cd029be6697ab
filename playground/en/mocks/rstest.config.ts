import { defineConfig } from '@rstest/core';

export default defineConfig({
  // Puts the originals back after each test.
  restoreMocks: true,
});
