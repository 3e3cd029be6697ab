import { describe, expect, test } from 'vitest';
import { exampleUses } from './exampleUses.ts';

describe('options in a configuration', () => {
  test.each([
    ['{ bail: 1 }', ['bail']],
    ["{ testEnvironment: { name: 'jsdom' } }", ['testEnvironment', 'testEnvironment.name']],
    ["{ 'silent': true, reporters }", ['silent', 'reporters']],
    ['{ onConsoleLog() { return false; } }', ['onConsoleLog']],
    ["{ projects: ['a', { name: 'b', env: {} }] }", ['projects', 'name', 'env']],
    ['{ plugins: [plugin({ pool: 1 })] }', ['plugins']],
  ])('%s', (config, options) => {
    const code = `import { defineConfig } from '@rstest/core';\nexport default defineConfig(${config});`;
    expect(exampleUses(code).options).toEqual(options);
  });

  test('an object in a config file counts without defineConfig', () => {
    expect(exampleUses('export default { bail: 1 };', 'app/rstest.config.mjs').options).toEqual([
      'bail',
    ]);
  });

  test.each([
    "import { test } from '@rstest/core';\ntest('a', { retry: 1 }, () => {});",
    "import { defineConfig } from 'vitest/config';\nexport default defineConfig({ silent: true });",
  ])('other objects aren’t options: %s', (code) => {
    expect(exampleUses(code, 'a.test.ts').options).toEqual([]);
  });
});

test.each([
  ["import { expect, onTestFailed as failed } from '@rstest/core';", ['expect', 'onTestFailed']],
  ["import { rs } from '@rstest/core';\nrs.fn(); rs.fn();", ['rs', 'rs.fn']],
  ["rstest.waitFor(() => rs.spyOn(a, 'b'));", ['rs.waitFor', 'rs.spyOn']],
  ["import { fn } from './rs';\nother.fn();", []],
])('names in %s', (code, names) => {
  expect(exampleUses(code).names).toEqual(names);
});
