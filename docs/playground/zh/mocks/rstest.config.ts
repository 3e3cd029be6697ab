import { defineConfig } from '@rstest/core';

export default defineConfig({
  // 每个测试之前恢复原来的实现。
  restoreMocks: true,
});
