import { describe, expect, test } from 'vitest';
import { convert } from '../src/index.ts';

/** The converted code of a test file, without its import of Rstest. */
function body(path: string, code: string): string {
  return convert({ path, code }).code.replace(
    /^import (?:type )?\{[^}]*\} from '@rstest\/core';?\n*/gm,
    '',
  );
}

describe('Jest', () => {
  test.each([
    ['jest.fn();', 'rs.fn();'],
    ['jest.setTimeout(9000);', 'rs.setConfig({ testTimeout: 9000 });'],
    ['jest.retryTimes(2);', 'rs.setConfig({ retry: 2 });'],
    ['jest.dontMock("./a");', 'rs.doUnmock("./a");'],
    ['jest.useFakeTimers("modern");', 'rs.useFakeTimers();'],
    [
      'jest.useFakeTimers({ doNotFake: ["Date"], advanceTimers: true });',
      'rs.useFakeTimers({ toNotFake: ["Date"], shouldAdvanceTime: true });',
    ],
    ['jest.mock("./a", () => ({ b: 1 }), { virtual: true });', 'rs.mock("./a", () => ({ b: 1 }));'],
    ['xit("a", () => {});', 'it.skip("a", () => {});'],
    ['fdescribe("a", () => {});', 'describe.only("a", () => {});'],
    ['test.failing("a", () => {});', 'test.fails("a", () => {});'],
    ['test.each([1])("is %p", (n) => {});', 'test.each([1])("is %s", (n) => {});'],
    ['beforeEach(() => jest.useFakeTimers());', 'beforeEach(() => { rs.useFakeTimers(); });'],
    ['beforeEach(() => start());', 'beforeEach(async () => { await start(); });'],
    ['beforeAll(() => (value = 1));', 'beforeAll(() => { (value = 1); });'],
    ['afterEach(() => jest.clearAllMocks());', 'afterEach(() => rs.clearAllMocks());'],
    [
      'const f: jest.Mock<void, [string]> = jest.fn();',
      'const f: Mock<(...args: [string]) => void> = rs.fn();',
    ],
    ['let f: ReturnType<typeof jest.fn>; jest.fn();', 'let f: ReturnType<typeof rs.fn>; rs.fn();'],
    ["const { jest: own } = require('@jest/globals');\nown.fn();", 'rs.fn();'],
    [
      "const { jest: own } = require('@jest/globals'); module.exports = own.fn();",
      "const { rs } = require('@rstest/core'); module.exports = rs.fn();",
    ],
    [
      'module.exports = jest.fn();',
      "const { rs } = require('@rstest/core');\n\nmodule.exports = rs.fn();",
    ],
    [
      "const { xit, it: check } = require('@jest/globals');\nxit('a'); check('b'); expect(1);\nexports.a = 1;",
      "const { expect, it, it: check } = require('@rstest/core');\nit.skip('a'); check('b'); expect(1);\nexports.a = 1;",
    ],
    ["import { xit as later } from '@jest/globals';\nlater('a');", "it.skip('a');"],
    ["test.only.failing('a', () => {});", "test.only.fails('a', () => {});"],
    [
      "it.concurrent.failing.each([1])('%p', () => {});",
      "it.concurrent.fails.each([1])('%s', () => {});",
    ],
    ['test.each`a\n${1}`("$a", () => {});', 'test.each`a\n${1}`("$a", () => {});'],
    [
      "test('a', (done) => open(resolve('a'), done));",
      "test('a', () => new Promise<void>((resolveTest, rejectTest) => { const done = (error?: unknown) => (error ? rejectTest(error) : resolveTest()); open(resolve('a'), done); }));",
    ],
    ['const f = jest.fn<number, [string]>();', 'const f = rs.fn<(...args: [string]) => number>();'],
    [
      'const s: jest.SpyInstance = jest.spyOn(a, "b");',
      'const s: MockInstance = rs.spyOn(a, "b");',
    ],
    [
      'const id = process.env.JEST_WORKER_ID; it("a", () => {});',
      'const id = process.env.RSTEST_WORKER_ID; it("a", () => {});',
    ],
  ])('%s', (jest, rstest) => {
    expect(body('a.test.ts', jest)).toBe(rstest);
  });

  test('makes a promise of a done callback', () => {
    const code = `it('waits', (done) => {
  later((error) => {
    expect(error).toBe(null);
    done();
  });
});
`;
    expect(body('a.test.js', code)).toBe(`it('waits', () => new Promise((resolve, reject) => {
  const done = (error) => (error ? reject(error) : resolve());
  later((error) => {
    expect(error).toBe(null);
    done();
  });
}));
`);
  });

  test('creates variables that a factory reads at once with rs.hoisted, and no others', () => {
    const code = `const mockNow = jest.fn();
const mockLater = jest.fn();
jest.mock('./a', () => ({ now: mockNow, later: () => mockLater() }));
`;
    expect(body('a.test.js', code)).toBe(`const mockNow = rs.hoisted(() => rs.fn());
const mockLater = rs.fn();
rs.mock('./a', () => ({ now: mockNow, later: () => mockLater() }));
`);
  });

  test('leaves variables of the file alone that have a name of Jest', () => {
    const code = `const jest = { fn: () => 1 };\nit('a', () => { jest.fn(); });\n`;
    expect(body('a.test.js', code)).toBe(code);
  });

  test.each([
    ['jest.replaceProperty(shop, "open", true);', 'jest.replaceProperty'],
    ['jest.isolateModules(() => { require("./a"); });', 'jest.isolateModules'],
    ['jest.createMockFromModule("./a");', 'jest.createMockFromModule'],
    ['jest.getSeed();', 'jest.getSeed'],
    ['/** @jest-environment ./own.js */\nit("a", () => {});', 'testEnvironment'],
    ['test("a", async (done) => { done(); });', 'async done'],
    ["module.exports = { ...jest.requireActual('../a') };", 'actual without import'],
    ["import { mocked } from 'jest-mock'; mocked(load); jest.fn();", 'package for jest'],
  ])('%s is left to the reader', (code, rule) => {
    const { notes } = convert({ path: 'a.test.ts', code });
    expect(notes.filter(({ level }) => level === 'manual').map((note) => note.rule.name)).toEqual([
      rule,
    ]);
  });
});

test('imports what a file uses, once, below comments about the file', () => {
  const code = `/** @jest-environment jsdom */\nimport { a } from './a';\n\ntest('a', () => { expect(jest.fn()).not.toBe(a); });\n`;
  expect(convert({ path: 'a.test.js', code }).code).toBe(
    `/** @jest-environment jsdom */\nimport { expect, rs, test } from '@rstest/core';\nimport { a } from './a';\n\ntest('a', () => { expect(rs.fn()).not.toBe(a); });\n`,
  );
  const kept = convert({ path: 'a.test.js', code, globals: 'keep' });
  expect(kept.code).not.toContain('@rstest/core');
  expect(kept.notes.map(({ rule }) => rule.name)).toContain('kept globals');
});

test.each([
  ["export { vi } from 'vitest';", "export { rs as vi } from '@rstest/core';"],
  [
    "export { suite, it as check, type Mock } from 'vitest';",
    "export { describe as suite, it as check, type Mock } from '@rstest/core';",
  ],
  [
    "export * from 'vitest';",
    "export * from '@rstest/core';\nexport { rs as vi, rs as vitest } from '@rstest/core';",
  ],
  ["import { vi } from 'vitest'; export { vi };", 'export { rs as vi };'],
  [
    "import { suite as group, vi as v } from 'vitest'; group('a', () => { v.fn(); }); run({ group });",
    "describe('a', () => { rs.fn(); }); run({ group: describe });",
  ],
  [
    "const { suite, vi } = require('vitest'); suite('a', () => { vi.fn(); });",
    "describe('a', () => { rs.fn(); });",
  ],
  [
    "vi.mock('./a', () => vi.importActual('./b'));",
    "rs.mock('./a', () => rs.requireActual('./b'));",
  ],
  [
    "vi.mock(import('./a'), (importOriginal) => importOriginal());",
    "rs.mock(import('./a'), () => rs.requireActual('./a'));",
  ],
])('of Vitest, %s is converted', (code, rstest) => {
  const { code: text, notes } = convert({ path: 'a.ts', code });
  expect(notes.filter(({ level }) => level === 'manual')).toEqual([]);
  expect(text.replace(/^import \{[^}]*\} from '@rstest\/core';\s*/, '')).toBe(rstest);
});

test('a module with the text of a CommonJS file keeps its import', () => {
  const code = "import { vi } from 'vitest';\nvi.fn(() => `\n module.exports = 1`);\n";
  expect(convert({ path: 'a.ts', code }).code).toContain("import { rs } from '@rstest/core';");
});

test('an alias of a name that stays is imported once', () => {
  const code =
    "import { it as check, suite as group } from 'vitest';\ngroup('a', () => check('b'));\n";
  expect(convert({ path: 'a.ts', code }).code).toBe(
    "import { describe, it as check } from '@rstest/core';\ndescribe('a', () => check('b'));\n",
  );
});

test.each([
  ["const vitest = require('vitest'); vitest.vi.fn();", 'package for jest'],
  ["const { vi } = await import('vitest'); vi.fn();", 'package for jest'],
  ["vi.mock('./a', () => vi.importActual('./a').then((a) => a));", 'await in factory'],
  ["test('a', { skip: true }, () => {});", 'test options'],
  ["describe.skipIf(true)('a', { concurrent: true }, () => {});", 'test options'],
  ["test('a', { timeout: 5 }, () => {});", undefined],
  ["import { createExpect } from 'vitest';", 'createExpect'],
  ["test('a', () => { expect.assert(true); });", 'expect.assert'],
  ['vi.fn(class {});', 'class in mock'],
])('of Vitest, %s is left to the reader', (code, rule) => {
  const { notes } = convert({ path: 'a.test.ts', code, kind: 'vitest-test' });
  const manual = notes.filter(({ level }) => level === 'manual').map((note) => note.rule.name);
  expect(manual[0]).toBe(rule);
});

test('makes the factories of Vitest synchronous', () => {
  const code = `import { expect, test, vi } from 'vitest';

vi.mock('./price', async (importOriginal) => {
  const original = await importOriginal<typeof import('./price')>();
  return { ...original, tax: vi.fn() };
});
`;
  expect(
    convert({ path: 'a.test.ts', code }).code,
  ).toBe(`import { expect, rs, test } from '@rstest/core';

rs.mock('./price', () => {
  const original = rs.requireActual<typeof import('./price')>('./price');
  return { ...original, tax: rs.fn() };
});
`);
});

test.each([
  ['a.test.ts', 'it("a", () => {', 'syntax', 1],
  ['jest.config.json', '{ "bail": }', 'syntax', 1],
  ['a.ts', 'const a = 1;', 'unknown', undefined],
  ['a.ts', '  ', 'empty', undefined],
  ['a.ts', `// ${'x'.repeat(500_001)}`, 'too large', undefined],
])('%s: %s is refused', (path, code, reason, line) => {
  expect(() => convert({ path, code })).toThrow(
    expect.objectContaining({ reason, place: line ? expect.objectContaining({ line }) : {} }),
  );
});
