import { type ErrorCase, testCase } from '../errorCase.ts';

const PASSES = `test('adds', () => { expect(1 + 1).toBe(2); });`;

/** Configuration, command line, projects, coverage, and reports. */
export const COMMAND_CASES: readonly ErrorCase[] = [
  testCase('no test files', 'no-test-files', PASSES, { args: ['run', 'nothing'] }),
  testCase('no test suites', 'no-suites', 'export {};'),
  testCase(
    'empty describe',
    ['no-suites', '/api/test-api/describe#pitfalls'],
    `describe('cart', () => {});`,
  ),
  testCase('unknown flag', 'unknown-flag', PASSES, { args: ['run', '--runInBand'] }),
  testCase('flag without value', 'flag-messages', PASSES, { args: ['run', '--testTimeout'] }),
  testCase('unused argument', ['flag-messages', 'unknown-flag'], PASSES, {
    args: ['init', 'browser', 'more'],
  }),
  testCase('unknown project type', 'flag-messages', PASSES, { args: ['init', 'react'] }),
  testCase('invalid shard', 'flag-messages', PASSES, { args: ['run', '--shard', '0/3'] }),
  testCase('related with changed', 'flag-messages', PASSES, {
    args: ['run', '--related', '--changed', 'src/shop.ts'],
  }),
  testCase('related without files', 'flag-messages', PASSES, { args: ['run', '--related'] }),
  testCase('changed with filter', 'flag-messages', PASSES, {
    args: ['run', '--changed', 'HEAD', 'shop'],
  }),
  testCase('related in watch mode', 'flag-messages', PASSES, {
    args: ['watch', '--related', 'src/shop.ts'],
  }),
  testCase('shard in watch mode', 'flag-messages', PASSES, { args: ['watch', '--shard', '1/2'] }),
  testCase('shard in the configuration', 'flag-messages', PASSES, {
    config: `shard: { index: 1, count: 2 }`,
  }),
  testCase('only failures with a filter', 'flag-messages', PASSES, {
    args: ['run', '--onlyFailures', 'shop'],
  }),
  testCase('missing config', 'config-file', PASSES, { args: ['run', '-c', 'other.config.ts'] }),
  testCase('config imports a missing package', ['config-file', 'cannot-find-module'], PASSES, {
    files: {
      'rstest.config.mjs': `import react from '@rsbuild/plugin-that-is-missing';\nexport default { plugins: [react()] };\n`,
    },
  }),
  testCase('missing setup file', 'setup-file', PASSES, {
    config: `setupFiles: ['./rstest.setup.ts']`,
  }),
  testCase('unknown reporter', 'reporter', PASSES, { args: ['run', '--reporters=tap'] }),
  testCase('missing project', 'project-messages', PASSES, {
    config: `projects: ['packages/shop']`,
  }),
  testCase('no project of this name', 'project-messages', PASSES, {
    config: `projects: [{ name: 'node', include: ['src/**'] }]`,
    args: ['run', '--project', 'dom'],
  }),
  testCase('same project names', 'project-messages', PASSES, {
    config: `projects: [{ name: 'node' }, { name: 'node' }]`,
  }),
  testCase('browser mode without package', 'project-messages', PASSES, {
    config: `browser: { enabled: true, provider: 'playwright' }`,
  }),
  testCase('invalid memory limit', 'project-messages', PASSES, {
    config: `pool: { type: 'vmForks', memoryLimit: 'much' }`,
  }),
  testCase('memory limit of zero', 'project-messages', PASSES, {
    config: `pool: { type: 'vmForks', memoryLimit: 0 }`,
  }),
  testCase('unknown coverage provider', 'coverage-messages', PASSES, {
    config: `coverage: { enabled: true, provider: 'c8' }`,
  }),
  testCase(
    'coverage thresholds',
    'coverage-messages',
    `import { price } from './price';\ntest('a', () => { expect(price(true)).toBe(1); });`,
    {
      config: `coverage: { enabled: true, provider: 'istanbul', reporters: [], thresholds: { lines: 100 } }`,
      files: {
        'src/price.ts': `export function price(flag: boolean) {\n  if (flag) return 1;\n  return 2;\n}\n`,
      },
    },
  ),
  testCase(
    'too many uncovered lines',
    'coverage-messages',
    `import { price } from './price';\ntest('a', () => { expect(price(true)).toBe(1); });`,
    {
      config: `coverage: { enabled: true, provider: 'istanbul', reporters: [], thresholds: { 'src/*.ts': { lines: -1, statements: -1 }, lines: -1 } }`,
      files: {
        'src/price.ts': `export function price(flag: boolean) {\n  if (flag) return 1;\n  let a = 2;\n  a++;\n  a++;\n  return a;\n}\n`,
      },
    },
  ),
  testCase('untested file with a syntax error', 'coverage-messages', PASSES, {
    config: `coverage: { enabled: true, provider: 'istanbul', reporters: [], include: ['src/**/*.ts'] }`,
    files: { 'src/broken.ts': 'export const a = ;\n' },
  }),
  testCase('no blob reports', 'report-messages', PASSES, { args: ['merge-reports'] }),
  testCase('empty blob folder', 'report-messages', PASSES, {
    args: ['merge-reports'],
    files: { '.rstest-reports/readme.txt': 'nothing' },
  }),
  testCase('damaged blob report', 'report-messages', PASSES, {
    args: ['merge-reports'],
    files: { '.rstest-reports/blob-1-2.json': '{ "version": ' },
  }),
  testCase('blob report of another version', 'report-messages', PASSES, {
    args: ['merge-reports'],
    files: { '.rstest-reports/blob-1-2.json': '{ "version": "0.11.0" }' },
  }),
  testCase('blob in watch mode', 'report-messages', PASSES, {
    args: ['watch', '--reporters=blob'],
  }),
  testCase(
    'bail',
    ['/config/test/bail', '/config/test/bail#example'],
    `test('a', () => { expect(1).toBe(2); });\ntest('b', () => { expect(1).toBe(1); });`,
    { args: ['run', '--bail', '1'] },
  ),
  testCase(
    'async leak',
    ['/config/test/detectAsyncLeaks#example', '/config/test/detectAsyncLeaks'],
    `test('a', () => { setInterval(() => {}, 1000); });`,
    { config: `detectAsyncLeaks: true` },
  ),
  testCase('unwritable report', 'report-messages', PASSES, {
    config: `reporters: [['json', { outputPath: './package.json/report.json' }]]`,
  }),
  testCase('API outside of Rstest', 'not-in-rstest', PASSES, {
    files: {
      'rstest.config.mjs': `import { rs } from '@rstest/core';\nrs.fn();\nexport default {};\n`,
    },
  }),
];
