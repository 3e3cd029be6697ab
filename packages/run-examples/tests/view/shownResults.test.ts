import { describe, expect, test } from 'vitest';
import type { LogLine, RunEvent, TestResult } from '../../src/contract.ts';
import {
  type ShownNode,
  type ShownResults,
  shownResults,
} from '../../src/view/result/shownResults.ts';
import { errorAt, logged, logLine, result, resultsOf, tested } from './support.ts';

const shownOf = (...events: readonly RunEvent[]) => shownResults(resultsOf(...events), [], 1);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The tree as a terminal would indent it. */
const outline = (nodes: readonly ShownNode[], depth = 0): string[] =>
  nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${node.title}`,
    ...(node.kind === 'suite' ? outline(node.children, depth + 1) : []),
  ]);
const outlineOf = ({ files }: ShownResults) => files.flatMap(({ children }) => outline(children));
const testsOf = (nodes: readonly ShownNode[]): TestResult[] =>
  nodes.flatMap((node) => (node.kind === 'test' ? [node.test] : testsOf(node.children)));

describe('the tree', () => {
  test('has each suite where its first test is, with all its tests', () => {
    const tests = ['sum > adds', 'alone', 'sum > deep > nested', 'sum > subtracts'];
    const shown = shownOf(...tests.map((titles) => tested(result(titles))));
    expect(outlineOf(shown)).toEqual([
      'sum',
      '  adds',
      '  deep',
      '    nested',
      '  subtracts',
      'alone',
    ]);
    expect(shown.files).toMatchObject([{ path: 'a.test.ts', status: undefined, tests: 4 }]);
    expect(shown.hidden).toEqual({ tests: 0, logs: 0, errors: 0 });
  });

  test('has output with the test that wrote it, and with the file while that test runs', () => {
    const { files } = shownOf(
      logged(logLine('mine', { test: 'one' })),
      logged(logLine('early', { test: 'two' })),
      logged(logLine('no')),
      tested(result('one')),
    );
    expect(files[0]?.logs.map(({ text }) => text)).toEqual(['early', 'no']);
    expect(files[0]?.children).toMatchObject([{ title: 'one', logs: [{ text: 'mine' }] }]);
  });

  test('has a file that failed before its first test, with its errors', () => {
    const errors = [errorAt('b.test.ts', 2)];
    const file = { path: 'b.test.ts', status: 'fail', durationMs: 3, errors } as const;
    expect(shownOf(tested(result('one')), { kind: 'file', file }).files).toMatchObject([
      { path: 'a.test.ts' },
      { path: 'b.test.ts', status: 'fail', tests: 0, errors },
    ]);
  });

  test('has the later result of a test instead of the earlier', () => {
    const results = resultsOf(
      tested(result('one', { status: 'fail', errors: [errorAt('a.test.ts', 1)] })),
      tested(result('two')),
      tested(result('one')),
    );
    expect(results.testCounts).toEqual({ pass: 2, fail: 0, skip: 0, todo: 0 });
    const { files, hidden } = shownResults(results, [], 1);
    expect(testsOf(files[0]?.children ?? []).map(({ id, status }) => `${id} ${status}`)).toEqual([
      'one pass',
      'two pass',
    ]);
    expect(hidden.errors).toBe(0);
  });

  test('isn’t deeper than a reader can follow, whatever a test is nested in', () => {
    const titles = numbers(5000).map((level) => `level ${level}`);
    const lines = outlineOf(shownOf(tested(result('deep', { titles }))));
    expect(lines.length).toBeLessThan(12);
    expect(lines.at(-1)).toMatch(/level 4999$/);
  });
});

describe('a slice', () => {
  test('has what failed, however many tests passed before', () => {
    const titles = (index: number) => `suite ${index % 7} > test ${index}`;
    const passed = numbers(19_000).map((index) => tested(result(titles(index))));
    const failed = [19_001, 19_002].map((index) =>
      tested(result(titles(index), { status: 'fail', errors: [errorAt('a.test.ts', 1)] })),
    );
    const { files, hidden } = shownOf(...passed, ...failed);
    const tests = testsOf(files[0]?.children ?? []);
    expect(tests.filter(({ status }) => status === 'fail')).toHaveLength(2);
    expect(tests.length).toBeLessThanOrEqual(100);
    expect(tests.length + hidden.tests).toBe(19_002);
    expect(hidden.errors).toBe(0);
    expect(files[0]?.tests).toBe(19_002);
  });

  test('has the output of what failed, however much was written before', () => {
    const flood = numbers(1000).map((index) => logged(logLine(`${index}`, { test: 'noisy' })));
    const { files, hidden } = shownOf(
      ...flood,
      tested(result('noisy')),
      logged(logLine('why', { test: 'broken' })),
      tested(result('broken', { status: 'fail' })),
    );
    const [noisy, broken] = files[0]?.children ?? [];
    expect(broken).toMatchObject({ logs: [{ text: 'why' }] });
    expect(noisy).toMatchObject({ logs: { length: 99 } });
    expect(hidden.logs).toBe(901);
  });

  test('is followed by the next one, until everything is shown', () => {
    const results = resultsOf(...numbers(250).map((index) => tested(result(`test ${index}`))));
    const hidden = [1, 2, 3].map((slices) => shownResults(results, [], slices).hidden.tests);
    expect(hidden).toEqual([151, 51, 0]);
  });

  test.each([
    ['tests with long titles', tests(3000, (index) => ({ titles: [long, `${long}${index}`] }))],
    ['a suite for each test', tests(3000, (index) => ({ titles: [`suite ${index}`, 'a', 'b'] }))],
    ['tests in a file each', tests(3000, (index) => ({ file: `${index}.test.ts` }))],
    ['files', numbers(3000).map((index) => fileEvent(`${index}.test.ts`, 1))],
    ['a file with many errors', [fileEvent('a.test.ts', 200_000)]],
    ['a test with many errors', tests(1, () => ({ status: 'fail', errors: errors(200_000) }))],
    ['failures', tests(3000, () => ({ status: 'fail', errors: errors(3) }))],
    ['long output', numbers(3000).map(() => logged(logLine(long)))],
    [
      'output of unknown files',
      numbers(3000).map((index) => logged(logLine('a', { file: `${index}` }))),
    ],
  ])('is bounded for %s', (_, events) => {
    const shown = shownResults(resultsOf(...events), errors(1000), 1);
    expect(sizeOf(shown).elements).toBeLessThan(1000);
    expect(sizeOf(shown).characters).toBeLessThan(200_000);
    const { tests: hiddenTests, errors: hiddenErrors, logs } = shown.hidden;
    expect(hiddenTests + hiddenErrors + logs).toBeGreaterThan(500);
  });
});

const long = 'wide '.repeat(2000);

function tests(count: number, rest: (index: number) => Partial<TestResult>): RunEvent[] {
  return numbers(count).map((index) => tested(result(`test ${index}`, rest(index))));
}

function errors(count: number) {
  const diff = '- a\n'.repeat(300);
  return numbers(count).map(() => ({ ...errorAt('a.test.ts', 1), message: long, diff }));
}

function fileEvent(path: string, count: number): RunEvent {
  return { kind: 'file', file: { path, status: 'fail', durationMs: 1, errors: errors(count) } };
}

/** Rows, errors and lines of output, and the text in them that is laid out. */
function sizeOf({ files, unhandled }: ShownResults) {
  const size = { elements: 0, characters: 0 };
  const add = (...texts: readonly string[]) => {
    size.elements += 1;
    for (const { length } of texts) size.characters += Math.min(2000, length);
  };
  const addAll = (all: ShownResults['unhandled'], logs: readonly LogLine[]) => {
    for (const { message, diff = '' } of all) add(message, diff);
    for (const { text } of logs) add(text);
  };
  const addNodes = (nodes: readonly ShownNode[]) => {
    for (const node of nodes) {
      add(node.title.slice(0, 500));
      if (node.kind === 'suite') addNodes(node.children);
      else addAll(node.errors, node.logs);
    }
  };
  for (const { path, errors: own, logs, children } of files) {
    add(path);
    addAll(own, logs);
    addNodes(children);
  }
  addAll(unhandled, []);
  return size;
}
