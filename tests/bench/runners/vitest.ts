import type { Runner } from './runner.ts';

export const vitest: Runner = {
  name: 'Vitest',
  package: 'vitest',
  bin: 'vitest/vitest.mjs',
  module: 'vitest',
  configFile: 'vitest.config.mjs',
  config: ({ react, coverage }, workers) => `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    maxWorkers: ${workers},
${react ? "    environment: 'jsdom',\n" : ''}${
  coverage
    ? "    coverage: { enabled: true, provider: 'v8', include: ['src/**'], reporter: ['json'] },\n"
    : ''
}  },
});
`,
  run: ['run'],
  watch: ['watch'],
};
