import { expect, test } from 'vitest';
import type { RunOutcome } from '../../../../../theme/run/contract.ts';
import { diffLines } from '../../../../../theme/run/view/result/diffLines.ts';
import { failingLines, unmovedLines } from '../../../../../theme/run/view/result/failingLines.ts';
import { formatDuration } from '../../../../../theme/run/view/result/formatDuration.ts';
import { type ResultNode, resultTree } from '../../../../../theme/run/view/result/resultTree.ts';
import {
  IDLE,
  MOST_LOGS,
  nextRunState,
  type RunAction,
  type RunState,
} from '../../../../../theme/run/view/result/runState.ts';
import { runStatus } from '../../../../../theme/run/view/result/runStatus.ts';
import { RUN_TEXT } from '../../../../../theme/run/view/words/runText.ts';
import { errorAt, logged, logLine, result, tested } from './support.ts';

const after = (state: RunState, ...actions: RunAction[]) => actions.reduce(nextRunState, state);

const done = (exit: 0 | 1, counts = { pass: 1, fail: 0, skip: 0, todo: 0 }): RunOutcome => ({
  kind: 'done',
  summary: { exit, counts, durationMs: 5, unhandled: [] },
});

/** The tree as a terminal would indent it. */
const outline = (nodes: readonly ResultNode[], depth = 0): string[] =>
  nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${node.title}`,
    ...(node.kind === 'suite' ? outline(node.children, depth + 1) : []),
  ]);

test('suites stand where their first test does, and hold all of them', () => {
  const tests = ['sum > adds', 'alone', 'sum > deep > nested', 'sum > subtracts'].map((titles) =>
    result(titles),
  );
  const [file] = resultTree({ tests, files: [], logs: [] });
  expect(outline(file?.children ?? [])).toEqual([
    'sum',
    '  adds',
    '  deep',
    '    nested',
    '  subtracts',
    'alone',
  ]);
  expect(file).toMatchObject({ path: 'a.test.ts', status: undefined, tests: 4 });
});

test('output stands with the test that wrote it, and with the file while that test runs', () => {
  const logs = [logLine('mine', { test: 'one' }), logLine('early', { test: 'two' }), logLine('no')];
  const [file] = resultTree({ tests: [result('one')], files: [], logs });
  expect(file?.logs.map(({ text }) => text)).toEqual(['early', 'no']);
  expect(file?.children).toMatchObject([{ title: 'one', logs: [{ text: 'mine' }] }]);
});

test('a file that failed before its first test is in the tree with its errors', () => {
  const errors = [errorAt('a.test.ts', 2)];
  const files = [{ path: 'b.test.ts', status: 'fail' as const, durationMs: 3, errors }];
  expect(resultTree({ tests: [result('one')], files, logs: [] })).toMatchObject([
    { path: 'a.test.ts' },
    { path: 'b.test.ts', status: 'fail', tests: 0, errors },
  ]);
});

test('results of the run before stay until something comes of the new one', () => {
  const first = after(
    IDLE,
    { kind: 'start' },
    { kind: 'events', events: [tested(result('old'))] },
    { kind: 'end', outcome: done(0) },
  );
  const again = after(first, { kind: 'start' });
  expect(again).toMatchObject({ phase: 'preparing', stale: true, tests: [{ id: 'old' }] });
  expect(again.outcome).toBeUndefined();
  const events = after(again, { kind: 'events', events: [tested(result('new'))] });
  expect(events).toMatchObject({ phase: 'running', stale: false, tests: [{ id: 'new' }] });
  expect(after(again, { kind: 'end', outcome: { kind: 'stopped' } }).tests).toEqual([]);
  expect(after(events, { kind: 'forget' })).toEqual(IDLE);
});

test('the later result of a test takes the earlier one’s place; output has an end', () => {
  const many = Array.from({ length: MOST_LOGS + 3 }, (_, index) => logged(logLine(`${index}`)));
  const again = tested(result('one', { status: 'fail' }));
  const events = [tested(result('one')), tested(result('two')), again, ...many];
  const state = after(IDLE, { kind: 'start' }, { kind: 'events', events });
  expect(state.tests.map(({ id, status }) => `${id} ${status}`)).toEqual(['one fail', 'two pass']);
  expect([state.logs.length, state.lostLogs]).toEqual([MOST_LOGS, 3]);
});

test('one sentence says how a run stands, in both languages', () => {
  const ended = (outcome: RunOutcome) =>
    after(
      IDLE,
      { kind: 'start' },
      { kind: 'events', events: [tested(result('one'))] },
      { kind: 'end', outcome },
    );
  const said = (state: RunState, language: 'en' | 'zh' = 'en') => {
    const { mark, sentence } = runStatus(state, RUN_TEXT[language]);
    return `${mark}: ${sentence}`;
  };
  const mixed = done(1, { pass: 2, fail: 1, skip: 0, todo: 1 });
  expect(said(after(IDLE, { kind: 'start' }))).toBe('busy: Preparing…');
  expect(said(ended(mixed))).toBe('fail: 1 failed, 2 passed, 1 todo');
  expect(said(ended(mixed), 'zh')).toBe('fail: 1 个失败，2 个通过，1 个待办');
  expect(said(ended(done(0)))).toBe('pass: 1 passed');
  // All tests passed, and yet something went wrong outside of them.
  expect(said(ended(done(1)))).toBe('fail: 1 passed');
  expect(said(ended({ kind: 'stopped' }))).toBe('none: Stopped · 1 passed');
  expect(said(ended({ kind: 'timeLimit', limitMs: 10_000 }))).toBe(
    'fail: Ended after 10 s · 1 passed',
  );
  expect(
    said(after(IDLE, { kind: 'end', outcome: { kind: 'problem', problem: { kind: 'noTests' } } })),
  ).toBe('fail: No test found');
});

test('each error’s innermost line is marked, until the file is changed', () => {
  const failed = result('one', {
    status: 'fail',
    errors: [
      {
        ...errorAt('a.test.ts', 5),
        places: [
          { path: 'src/sum.ts', line: 2 },
          { path: 'a.test.ts', line: 5 },
        ],
      },
    ],
  });
  const retried = result('two', { errors: [errorAt('a.test.ts', 9)] });
  const syntax: RunOutcome = {
    kind: 'problem',
    problem: { kind: 'syntax', error: errorAt('b.ts', 7) },
  };
  const state = after(
    IDLE,
    { kind: 'events', events: [tested(failed), tested(retried)] },
    { kind: 'end', outcome: syntax },
  );
  const lines = failingLines(state);
  expect([...lines].map(([path, set]) => [path, [...set]])).toEqual([
    ['src/sum.ts', [2]],
    ['b.ts', [7]],
  ]);
  const changed = unmovedLines(lines, { 'b.ts': 'x' }, { 'b.ts': 'x', 'src/sum.ts': 'y' });
  expect([...changed.keys()]).toEqual(['b.ts']);
});

test('a diff is taken apart by its signs; durations are worded as Rstest does', () => {
  const diff = '\n- Expected\n+ Received\n\n  {\n-   "a": 2,\n+   "a": 1,\n  }\n';
  expect(diffLines(diff).map(({ kind }) => kind)).toEqual([
    'expected',
    'received',
    'same',
    'same',
    'expected',
    'received',
    'same',
  ]);
  expect([0.3, 7.6, 999, 1204].map(formatDuration)).toEqual(['0ms', '8ms', '999ms', '1.20s']);
});
