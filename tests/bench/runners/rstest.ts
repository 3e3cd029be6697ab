import type { Runner } from './runner.ts';

export const rstest: Runner = {
  name: 'Rstest',
  package: '@rstest/core',
  bin: '@rstest/core/bin/rstest.js',
  module: '@rstest/core',
  configFile: 'rstest.config.mjs',
  config: ({ react, coverage }, workers) => `import { defineConfig } from '@rstest/core';
${react ? "import { pluginReact } from '@rsbuild/plugin-react';\n" : ''}
export default defineConfig({
  include: ['test/**/*.test.{ts,tsx}'],
  pool: { maxWorkers: ${workers}, minWorkers: 1 },
${react ? "  plugins: [pluginReact()],\n  testEnvironment: 'jsdom',\n" : ''}${
  coverage
    ? "  coverage: { enabled: true, provider: 'v8', include: ['src/**'], reporters: ['json'] },\n"
    : ''
}});
`,
  run: ['run'],
  watch: ['watch'],
};
