import { describe, expect, test } from 'vitest';
import { convert } from '../src/index.ts';

const converted = (path: string, code: string) => convert({ path, code });
const rules = (path: string, code: string, level: string) =>
  converted(path, code)
    .notes.filter((note) => note.level === level)
    .map(({ rule }) => rule.name);

/** The members of a Jest configuration, after the conversion, on one line each. */
function members(code: string): string {
  const { code: text } = converted(
    'jest.config.mjs',
    `export default { injectGlobals: true, ${code} };`,
  );
  const start = text.indexOf('globals: true') + 'globals: true'.length;
  return text.slice(start, text.lastIndexOf('}')).replace(/^,\s*|,?\s*$/g, '');
}

describe('options of Jest', () => {
  test.each([
    ["testMatch: ['**/*.spec.ts']", "include: ['**/*.spec.ts']"],
    ["testRegex: '/tests/.*\\\\.test\\\\.[jt]s$'", "include: ['**/tests/**/*.test.[jt]s']"],
    [
      "testRegex: '(\\\\.|/)(test|spec)\\\\.tsx?$'",
      "include: ['**/*.test.ts?(x)', '**/*.spec.ts?(x)', '**/test.ts?(x)', '**/spec.ts?(x)']",
    ],
    ["testPathIgnorePatterns: ['/node_modules/', '/e2e/']", "exclude: ['**/e2e/**']"],
    ["setupFilesAfterEnv: ['<rootDir>/setup.ts']", "setupFiles: ['<rootDir>/setup.ts']"],
    ["setupFiles: ['./a.js'], setupFilesAfterEnv: ['./b.js']", "setupFiles: ['./a.js', './b.js']"],
    [
      "moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' }",
      "resolve: { alias: { '@': './src' } }",
    ],
    [
      "moduleNameMapper: { '^shop$': '<rootDir>/src/index.ts' }",
      "resolve: { alias: { shop$: './src/index.ts' } }",
    ],
    [
      "moduleNameMapper: { '^@/css/(.*)$': '<rootDir>/src/css/$1' }",
      "resolve: { alias: { '@/css': './src/css' } }",
    ],
    [
      "moduleNameMapper: { '^svg/icons$': '<rootDir>/src/icons.ts', '\\\\.svg$': '<rootDir>/svg.js' }",
      "resolve: { alias: { 'svg/icons$': './src/icons.ts' } }",
    ],
    [
      "moduleNameMapper: { '\\\\.css$': 'identity-obj-proxy' }",
      "output: { cssModules: { localIdentName: '[local]' } }",
    ],
    [
      "coverageProvider: 'babel', coverageDirectory: 'out'",
      "coverage: { provider: 'istanbul', reportsDirectory: 'out' }",
    ],
    [
      "collectCoverageFrom: ['src/**', '!src/types/**']",
      "coverage: { include: ['src/**'], exclude: ['src/types/**'] }",
    ],
    ['coverageThreshold: { global: { lines: 80 } }', 'coverage: { thresholds: { lines: 80 } }'],
    ["testEnvironment: 'jest-environment-jsdom'", "testEnvironment: 'jsdom'"],
    [
      "testEnvironment: 'jsdom', testEnvironmentOptions: { url: 'http://a/' }",
      "testEnvironment: { name: 'jsdom', options: { url: 'http://a/' } }",
    ],
    ["maxWorkers: '50%', workerThreads: true", "pool: { maxWorkers: '50%', type: 'threads' }"],
    ['slowTestThreshold: 5', 'slowTestThreshold: 5000'],
    ['slowTestThreshold: a || 5', 'slowTestThreshold: (a || 5) * 1000'],
    ['bail: true', 'bail: 1'],
    ["displayName: { name: 'web', color: 'cyan' }", "name: 'web'"],
    ["globals: { __DEV__: true, 'ts-jest': {} }", 'source: { define: { __DEV__: true } }'],
    [
      "reporters: ['default', ['jest-junit', { outputName: 'r.xml' }]]",
      "reporters: ['default', ['junit', { outputPath: 'r.xml' }]]",
    ],
    ["transform: { '\\\\.ts$': 'ts-jest' }, preset: 'ts-jest'", ''],
    [
      "cache: true, cacheDirectory: '<rootDir>/.cache'",
      "performance: { buildCache: { cacheDirectory: './.cache' } }",
    ],
    ["cacheDirectory: '.cache', cache: false", ''],
    [
      "verbose: true, reporters: ['default', 'github-actions']",
      "reporters: ['verbose', 'github-actions']",
    ],
    ["projects: ['<rootDir>/packages/*']", "projects: ['<rootDir>/packages/*']"],
    ["roots: ['<rootDir>'], testMatch: ['**/*.test.ts']", "include: ['**/*.test.ts']"],
  ])('%s', (jest, rstest) => {
    expect(members(jest)).toBe(rstest);
  });

  test.each([
    ["moduleNameMapper: { 'a(.*)b': '$1' }", 'moduleNameMapper'],
    ["moduleNameMapper: { '^a/(.*)$': '<rootDir>/a/$1', 'b(.*)c': '$1' }", 'moduleNameMapper'],
    ["moduleNameMapper: { '^icons/(.*)\\\\.svg$': '<rootDir>/$1.svg' }", 'moduleNameMapper'],
    ["moduleNameMapper: { '^root/(.*)$': '/$1' }", 'moduleNameMapper'],
    ['globals: { [NAME]: true }', 'globals'],
    ["testRegex: '(?<!x)test'", 'testRegex'],
    ["preset: 'jest-preset-angular'", 'preset'],
    ["testEnvironment: './environment.js'", 'testEnvironment'],
    ["roots: ['<rootDir>/src']", 'roots'],
    ["runner: 'jest-runner-eslint'", 'runner'],
    ["reporters: ['default', ['jest-junit', junit]]", 'reporters'],
  ])('%s is left to the reader', (code, rule) => {
    expect(rules('jest.config.mjs', `export default { ${code} };`, 'manual')).toEqual([rule]);
  });
});

describe('options of Vitest', () => {
  test.each([
    ["extends: true, name: 'web'", "name: 'web'"],
    [
      "coverage: { thresholds: { 'src/**/*.ts': { lines: 80 } } }",
      "coverage: { thresholds: { 'src/**/*.ts': { lines: 80 } } }",
    ],
    [
      "coverage: { exclude: [...configDefaults.coverage.exclude, 'a'] }",
      "coverage: { exclude: ['a'] }",
    ],
    [
      "reporters: [['json', { outputFile: 'a.json' }]]",
      "reporters: [['json', { outputPath: 'a.json' }]]",
    ],
    ['fileParallelism: false, maxWorkers: 4', 'pool: { maxWorkers: 1 }'],
    ['maxWorkers: 4, fileParallelism: false', 'pool: { maxWorkers: 1 }'],
    [
      "projects: [{ test: { name: { label: 'web', color: 'red' } } }]",
      "projects: [{ name: 'web' }]",
    ],
    [
      "coverage: { exclude: ['a', ...coverageConfigDefaults.exclude] }",
      "coverage: { exclude: ['a'] }",
    ],
    [`coverage: { thresholds: { "it's": {} } }`, `coverage: { thresholds: { "it's": {} } }`],
    [`dir: "it's"`, `include: ["it's/**/*.{test,spec}.?(c|m)[jt]s?(x)"]`],
  ])('%s', (vitest, rstest) => {
    const { code } = converted('vitest.config.ts', `export default { test: { ${vitest} } };`);
    expect(code.replace(/\s+/g, ' ').replaceAll(', }', ' }')).toBe(`export default { ${rstest} };`);
  });

  test.each([
    ["environmentMatchGlobs: [['dom/**', 'jsdom']]", 'environmentMatchGlobs'],
    ['onStackTrace(error) {}', 'onStackTrace'],
    ["cache: { dir: './cache' }", 'cache'],
    ["alias: [{ find: 'a', replacement: './a' }]", 'alias'],
    ['include: configDefaults.include', 'config helper'],
  ])('%s is left to the reader', (code, rule) => {
    const config = `import { configDefaults } from 'vitest/config';\nexport default { test: { ${code} } };`;
    expect(rules('vitest.config.ts', config, 'manual')).toEqual([rule]);
  });
});

test('thresholds without a counterpart are removed with a note', () => {
  const code = `export default { test: { coverage: { thresholds: { lines: 90, perFile: true } } } };`;
  const { code: text } = converted('vitest.config.ts', code);
  expect(text).toContain('thresholds: { lines: 90');
  expect(text).not.toContain('perFile');
  expect(rules('vitest.config.ts', code, 'manual')).toEqual(['coverage.thresholds.perFile']);
});

test('imports that only removed settings used are removed, and others stay', () => {
  const code = `import solid from 'vite-plugin-solid';
import path from 'node:path';
import unused from './unused';

export default { plugins: [solid()], test: { root: path.resolve('.') } };
`;
  expect(converted('vitest.config.ts', code).code).toBe(`import path from 'node:path';
import unused from './unused';

export default { root: path.resolve('.') };
`);
});

test('renames an imported helper, and no member with its name', () => {
  const code = `import { mergeConfig } from 'vite';\nexport default mergeConfig(site.mergeConfig, {});\n`;
  const { code: text } = converted('vitest.config.ts', code);
  expect(text).toContain('mergeRstestConfig(site.mergeConfig, {})');
});

test('renames helpers and types in options that are moved or removed', () => {
  const vite = `import { mergeConfig } from 'vite';\nexport default { test: { projects: [mergeConfig(a, b)] } };\n`;
  expect(converted('vitest.config.ts', vite).code).toContain('projects: [mergeRstestConfig(a, b)]');
  const jest = `import type { Config } from 'jest';\nexport default { preset: 'a' as Config['preset'] };\n`;
  expect(converted('jest.config.ts', jest).code).toContain('export default { globals: true,  };');
});

test.each([
  '{ forceExit: true /* see #12 */, testTimeout: 9 }',
  '{\n  forceExit: true // see #12\n  , testTimeout: 9 }',
  '() => { const config = { testTimeout: 9 }; return config; }',
])('reads %j', (config) => {
  const { code, notes } = converted('jest.config.mjs', `export default ${config};`);
  expect(code).toContain('testTimeout: 9');
  expect(code).not.toContain('forceExit');
  expect(notes.map(({ rule }) => rule.name)).not.toContain('other file');
});

test('a parameter isn’t the constant with its name', () => {
  const config = 'const options = { bail: true };\nexport default (options) => options;\n';
  expect(converted('jest.config.mjs', config).code).toContain('const options = { bail: true };');
});

test('keeps formatting and comments of a configuration, and removes those of removed options', () => {
  const code = `import type { Config } from 'jest';

const config: Config = {
  // Slow on CI
  testTimeout: 10_000,

  // Shows a message
  notify: true,
  clearMocks: true, // always
};

export default config;
`;
  expect(
    converted('jest.config.ts', code).code,
  ).toBe(`import type { RstestConfig } from '@rstest/core';

const config: RstestConfig = {
  globals: true,
  // Slow on CI
  testTimeout: 10_000,

  clearMocks: true, // always
};

export default config;
`);
});

test('moves the members of Vitest’s test to the top, and plugins to Rsbuild', () => {
  const code = `import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // a browser
    environment: 'jsdom',
    exclude: [...configDefaults.exclude, 'e2e/**'],
    coverage: {
      reporter: ['text'],
    },
  },
});
`;
  const { path, code: text } = converted('vitest.config.ts', code);
  expect(path).toBe('rstest.config.ts');
  expect(text).toBe(`import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rstest/core';

export default defineConfig({
  plugins: [pluginReact()],
  // a browser
  testEnvironment: 'jsdom',
  exclude: ['e2e/**'],
  coverage: {
    reporters: ['text'],
  },
});
`);
});

test('replaces plugins in a constant', () => {
  const code = `import vue from '@vitejs/plugin-vue';\nconst plugins = [vue()];\nexport default { plugins, test: {} };`;
  expect(converted('vitest.config.ts', code).code).toBe(
    `import { pluginVue } from '@rsbuild/plugin-vue';\nconst plugins = [pluginVue()];\nexport default { plugins,  };`,
  );
});

test('converts a constant where it’s spread, once', () => {
  const config = (test: string) => `const report = { reporter: ['text'] };
const shared = { environment: 'jsdom', coverage: { ...report } };
export default { test: { projects: [${test}] } };`;
  const { code } = converted(
    'vitest.config.ts',
    config('{ test: { ...shared } }, { test: shared }'),
  );
  expect(code).toContain("const report = { reporters: ['text'] };");
  expect(code).toContain("const shared = { testEnvironment: 'jsdom', coverage: { ...report } };");
  expect(code).toContain('projects: [{ ...shared }, { ...shared }]');
});

test('inline projects of Jest have globals, because projects don’t inherit them', () => {
  const jest = "module.exports = { projects: [{ testMatch: ['a'] }, { injectGlobals: false }] };";
  expect(converted('jest.config.js', jest).code).toContain(
    "{ projects: [{ globals: true, include: ['a'] }, { globals: false }] }",
  );
});

test.each(["'use strict' // Strict", "'use strict'; /* Strict */ ", "'use strict';"])(
  'adds an import below the line of a directive: %s',
  (directive) => {
    const code = `${directive}\ntest('adds', () => {});\n`;
    expect(converted('add.test.js', code).code).toMatch(
      new RegExp(`^${directive.replace(/[/*]/g, '\\$&')}\nimport { test } from '@rstest/core';\n`),
    );
  },
);

test('keeps comments below resolve, and replaces types in comments of options', () => {
  const vite = "export default {\n  resolve: {\n    // App\n    alias: { '@': './a' },\n  },\n};";
  expect(converted('vitest.config.ts', vite).code).toBe(vite);
  const jest =
    "export default {\n  /** @type {import('jest').Config[]} */\n  testMatch: ['a'],\n};";
  expect(converted('jest.config.mjs', jest).code).toContain(
    "/** @type {import('@rstest/core').RstestConfig[]} */\n  include: ['a'],",
  );
});

test.each([
  ["'packages/*'", "'packages/*'"],
  ["'./a/vitest.config.ts'", "'./a/rstest.config.ts'"],
  ["{ test: { environment: 'jsdom' } }", "{ testEnvironment: 'jsdom' }"],
  [
    "defineProject({ test: { environment: 'jsdom' } })",
    "defineProject({ testEnvironment: 'jsdom' })",
  ],
  ["...[{ test: { environment: 'jsdom' } }]", "...[{ testEnvironment: 'jsdom' }]"],
])('a list of projects becomes an option: %s', (vitest, rstest) => {
  const { code } = converted('vitest.workspace.ts', `export default [${vitest}];\n`);
  expect(code).toBe(`export default { projects: [${rstest}] };\n`);
});

test.each([
  'export default defineConfig((env) => ({ test: {} }));',
  'const config = defineConfig((env) => ({ test: {} }));\nexport default config;',
  'export default config;\nasync function config(env) { return { test: {} }; }',
])('notes that Rstest calls a function without arguments: %j', (code) => {
  expect(rules('vitest.config.ts', code, 'manual')).toEqual(['config parameters']);
});

test('keeps the line breaks of Windows', () => {
  const code = `module.exports = {
  preset: 'ts-jest',
  testMatch: ['a'], // always
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};
`;
  const windows = converted('jest.config.js', code.replaceAll('\n', '\r\n'));
  const unix = converted('jest.config.js', code);
  expect(windows).toEqual({ ...unix, code: unix.code.replaceAll('\n', '\r\n') });
});

test('writes a module for the jest key of package.json', () => {
  const { path, code } = converted(
    'package.json',
    '{\n  "name": "shop",\n  "jest": {\n    "testEnvironment": "node",\n    "testMatch": ["**/*.spec.ts"]\n  }\n}\n',
  );
  expect(path).toBe('rstest.config.ts');
  expect(code).toBe(`import { defineConfig } from '@rstest/core';

export default defineConfig({
  globals: true,
  testEnvironment: "node",
  include: ["**/*.spec.ts"]
});
`);
});

test('a package.json that has Jest, but no configuration of it, is none', () => {
  const code = '{ "name": "shop", "devDependencies": { "jest": "30.0.0" } }';
  expect(() => converted('app/package.json', code)).toThrow('unknown');
});

describe('code that no reader writes', () => {
  test.each([
    ['hyphens', '-'.repeat(100_000)],
    ['brackets', '['.repeat(100_000)],
    ['calls in calls', 'vi.fn('.repeat(20_000)],
    ['operators', `vi.fn()${'+1'.repeat(50_000)}`],
  ])('100,000 characters of %s are too deep', (_name, code) => {
    expect(() => convert({ path: 'a.test.ts', code })).toThrow('too deep');
  });

  test('a long file takes a moment longer, not minutes', () => {
    const code = (lines: number) => `import { vi } from 'vitest';\n${'vi.fn();\n'.repeat(lines)}`;
    const measure = (lines: number) => {
      const start = performance.now();
      expect(convert({ path: 'a.test.ts', code: code(lines) }).notes.at(-1)?.line).toBe(lines + 1);
      return performance.now() - start;
    };
    measure(1000);
    // Work for each pair of lines would take 100 times as long.
    expect(measure(10_000)).toBeLessThan(40 * measure(1000));
  });
});

test.each(['module.exports =', 'export default'])('a config with a single option: %s', (start) => {
  const { kind, code } = converted('', `${start} { testEnvironment: 'jsdom' };`);
  expect(kind).toBe('jest-config');
  expect(code).toContain("testEnvironment: 'jsdom'");
});

test.each([
  ['import', false],
  ['keep', true],
  [undefined, true],
] as const)('with %s, a config has globals: %s', (globals, expected) => {
  const { code } = convert({ path: 'jest.config.js', code: 'module.exports = {};', globals });
  expect(code.includes('globals: true')).toBe(expected);
});
