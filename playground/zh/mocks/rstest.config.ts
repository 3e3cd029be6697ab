import { defineConfig } from '@rstest/core';

export default defineConfig({
  // 每个测试结束后恢复原来的实现。
  restoreMocks: true,
});
