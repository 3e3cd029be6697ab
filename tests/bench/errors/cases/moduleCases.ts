import { type ErrorCase, testCase } from '../errorCase.ts';

const PASSES = `test('adds', () => { expect(1 + 1).toBe(2); });`;

/** Modules, environments, and mocks. */
export const MODULE_CASES: readonly ErrorCase[] = [
  testCase(
    'missing file',
    'cannot-find-module',
    `import { price } from './prize';\ntest('a', () => { expect(price).toBe(5); });`,
  ),
  testCase(
    'missing package',
    'cannot-find-module',
    `import left from 'left-pad-that-is-missing';\ntest('a', () => { expect(left).toBe(5); });`,
  ),
  testCase(
    'unresolved alias',
    'cannot-find-module',
    `import { price } from '@/price';\ntest('a', () => { expect(price).toBe(5); });`,
  ),
  testCase(
    'Jest globals',
    'cannot-find-module',
    `import { jest } from '@jest/globals';\ntest('a', () => { expect(jest).toBeDefined(); });`,
  ),
  testCase('css of a package', 'unknown-extension', `import 'date-field';\n${PASSES}`, {
    files: {
      'node_modules/date-field/package.json':
        '{ "name": "date-field", "type": "module", "exports": "./index.js" }',
      'node_modules/date-field/index.js': `import './field.css';\n`,
      'node_modules/date-field/field.css': '.a { color: red }',
    },
  }),
  testCase(
    'computed import',
    'unknown-extension',
    `const name = ['file:///', 'x.txt'].join('');\ntest('a', async () => { await import(new URL('../mails/a.txt', import.meta.url).href + name.slice(0, 0)); });`,
    {
      files: { 'mails/a.txt': 'hello' },
    },
  ),
  testCase(
    'CommonJS named import',
    'cjs-named',
    `import { create } from 'legacy-kit';\ntest('a', () => { expect(create('x')).toBe(1); });`,
    {
      files: {
        'node_modules/legacy-kit/package.json': '{ "name": "legacy-kit", "main": "./index.js" }',
        'node_modules/legacy-kit/index.js': `const parts = { create: () => 1 };\nfor (const name of Object.keys(parts)) exports[name] = parts[name];\n`,
      },
    },
  ),
  testCase(
    'graphql file',
    'parse-failed',
    `import query from './cart.graphql';\ntest('a', () => { expect(query).toBe(1); });`,
    {
      files: { 'src/cart.graphql': 'query { cart { total } }' },
    },
  ),
  testCase('commonjs package', 'outside-of-module', '', {
    files: {
      'package.json': '{ "name": "shop", "type": "commonjs" }',
      'src/shop.test.ts': '',
      'src/price.test.js': `import { expect, test } from '@rstest/core';\n${PASSES}\n`,
    },
    args: ['run', 'price'],
  }),
  testCase(
    'circular import',
    'before-initialization',
    `import { title } from './cart';\ntest('a', () => { expect(title()).toBe('x'); });`,
    {
      files: {
        'src/cart.ts': `import { LABEL } from './label';\nexport const LIMIT = 10;\nexport const title = () => LABEL;\n`,
        'src/label.ts': `import { LIMIT } from './cart';\nexport const LABEL = \`Cart \${LIMIT}\`;\n`,
      },
    },
  ),
  testCase(
    'damaged addon',
    'native-addons',
    `import { createRequire } from 'node:module';\ntest('a', () => { createRequire(import.meta.url)('./addon.node'); });`,
    {
      files: { 'src/addon.node': 'not a binary' },
    },
  ),
  testCase(
    'require of an ES module in a VM pool',
    'vm-pools',
    `import kit from 'old-kit';\ntest('a', () => { expect(kit).toBe(1); });`,
    {
      config: `pool: { type: 'vmForks' }`,
      files: {
        'node_modules/old-kit/package.json': '{ "name": "old-kit", "main": "./index.js" }',
        'node_modules/old-kit/index.js': `module.exports = require('new-kit');\n`,
        'node_modules/new-kit/package.json':
          '{ "name": "new-kit", "type": "module", "exports": "./index.js" }',
        'node_modules/new-kit/index.js': `export default await Promise.resolve(1);\n`,
      },
    },
  ),
  testCase('css in a VM pool', 'vm-pools', `import 'date-field';\n${PASSES}`, {
    config: `pool: { type: 'vmForks' }`,
    files: {
      'node_modules/date-field/package.json':
        '{ "name": "date-field", "type": "module", "exports": "./index.js" }',
      'node_modules/date-field/index.js': `import './field.css';\n`,
      'node_modules/date-field/field.css': '.a { color: red }',
    },
  }),
  testCase('JSON without attribute in a VM pool', 'vm-pools', `import 'json-kit';\n${PASSES}`, {
    config: `pool: { type: 'vmForks' }`,
    files: {
      'node_modules/json-kit/package.json':
        '{ "name": "json-kit", "type": "module", "exports": "./index.js" }',
      'node_modules/json-kit/index.js': `import data from './data.json';\nexport default data;\n`,
      'node_modules/json-kit/data.json': '{}',
    },
  }),
  testCase('no globals', 'globals', '', {
    files: { 'src/shop.test.ts': `test('adds', () => { expect(2).toBe(2); });\n` },
  }),
  testCase(
    'jest global',
    'globals',
    `const mock = jest.fn();\ntest('a', () => { expect(mock).toBeDefined(); });`,
  ),
  testCase(
    'vi global',
    'globals',
    `const mock = vi.fn();\ntest('a', () => { expect(mock).toBeDefined(); });`,
  ),
  testCase('no DOM', 'window', `test('a', () => { document.body.innerHTML = ''; });`),
  testCase('no window', 'window', `test('a', () => { window.scrollTo(0, 0); });`),
  testCase(
    'matchMedia',
    'missing-dom-api',
    `test('a', () => { window.matchMedia('(width > 1px)'); });`,
    { config: `testEnvironment: 'jsdom'` },
  ),
  testCase(
    'scrollIntoView',
    'missing-dom-api',
    `test('a', () => { document.body.scrollIntoView(); });`,
    { config: `testEnvironment: 'jsdom'` },
  ),
  testCase('JSX without a plugin', 'jsx', '', {
    files: {
      'src/shop.test.ts': '',
      'src/badge.test.tsx': `import { expect, test } from '@rstest/core';\ntest('a', () => { expect(<b>3</b>).toBeDefined(); });\n`,
    },
    args: ['run', 'badge'],
  }),
  testCase('unknown environment', 'unknown-environment', PASSES, {
    config: `testEnvironment: 'jest-environment-jsdom'`,
  }),
  testCase(
    'unknown environment in a comment',
    ['environment-messages', 'unknown-environment'],
    '',
    {
      files: {
        'src/shop.test.ts': `// @rstest-environment browser\nimport { expect, test } from '@rstest/core';\n${PASSES}\n`,
      },
    },
  ),
  testCase('broken environment options', 'environment-messages', '', {
    files: {
      'src/shop.test.ts': `// @rstest-environment jsdom\n// @rstest-environment-options { url: 1 }\nimport { expect, test } from '@rstest/core';\n${PASSES}\n`,
    },
  }),
  testCase('function in environment options', 'environment-messages', PASSES, {
    config: `testEnvironment: { name: 'jsdom', options: { beforeParse() {} } }`,
  }),
  testCase('relative URL', 'relative-url', `test('a', async () => { await fetch('/api/cart'); });`),
  testCase(
    'alias of mock',
    'not-transformed',
    `import { rs as tools } from '@rstest/core';\ntools.mock('./price');\n${PASSES}`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
  testCase(
    'computed path of mock',
    ['not-transformed', 'string-literal'],
    `const file = './price';\nrs.mock(file);\n${PASSES}`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
  testCase(
    'variable in a factory',
    ['before-initialization', 'mock-variables'],
    `import { price } from './price';\nconst value = 5;\nrs.mock('./price', () => ({ price: value }));\ntest('a', () => { expect(price).toBe(5); });`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
  testCase(
    'async factory',
    'async-factory',
    `import { price } from './price';\nrs.mock('./price', async () => ({ price: 2 }));\ntest('a', () => { expect(price).toBe(2); });`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
  testCase(
    'read-only export',
    'read-only',
    `import * as os from 'node:os';\ntest('a', () => { rs.spyOn(os, 'hostname'); });`,
  ),
  testCase(
    'class in rs.fn',
    'class-mock',
    `test('a', () => { const Cart = rs.fn(class { total = 1 }); new Cart(); });`,
  ),
  testCase(
    'unknown mock options',
    'mock-messages',
    `rs.mock('./price', { stub: true });\nimport { price } from './price';\ntest('a', () => { expect(price).toBe(1); });`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
  testCase(
    'spy on a number',
    'mock-messages',
    `test('a', () => { rs.spyOn(5 as never, 'x' as never); });`,
  ),
  testCase(
    'spy on a missing method',
    'mock-messages',
    `test('a', () => { rs.spyOn({ total: () => 1 }, 'sum' as never); });`,
  ),
  testCase(
    'spy on a value',
    'mock-messages',
    `test('a', () => { rs.spyOn({ total: 1 }, 'total' as never); });`,
  ),
  testCase(
    'matcher of spies on a function',
    'mock-messages',
    `test('a', () => { expect(() => 1).toHaveBeenCalled(); });`,
  ),
  testCase(
    'importMock without file',
    ['mock-messages', 'cannot-find-module'],
    `test('a', async () => { await rs.importMock('./price'); });`,
    { files: { 'src/price.ts': 'export const price = 1;\n' } },
  ),
];
