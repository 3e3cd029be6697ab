import { defineConfig } from '@rstest/core';

export default defineConfig({
  // Restores the originals before each test.
  restoreMocks: true,
});
