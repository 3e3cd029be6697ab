import type { Runner } from './runner.ts';

/** Jest with SWC instead of Babel, like projects that choose the faster transform. */
export const jest: Runner = {
  name: 'Jest',
  package: 'jest',
  bin: 'jest/bin/jest.js',
  module: '@jest/globals',
  configFile: 'jest.config.mjs',
  config: ({ react, coverage }, workers) => `export default {
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}'],
  maxWorkers: ${workers},
  cacheDirectory: '<rootDir>/.jest-cache',
  transform: {
    '\\\\.tsx?$': ['@swc/jest', {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
    }],
  },
${react ? "  testEnvironment: 'jsdom',\n" : ''}${
  coverage
    ? `  collectCoverage: true,
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**'],
  coverageReporters: ['json'],
`
    : ''
}};
`,
  run: [],
  // Reruns the tests that are related to changed files, as Rstest and Vitest do.
  watch: ['--watch'],
};
