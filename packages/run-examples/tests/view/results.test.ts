import { expect, test } from 'vitest';
import type { RunEvent, RunOutcome } from '../../src/contract.ts';
import { resultTree } from '../../src/view/result/runResults.ts';
import {
  failingLines,
  IDLE,
  nextRunState,
  type RunAction,
  type RunState,
} from '../../src/view/result/runState.ts';
import { formatDuration, outcomeNotice, runStatus } from '../../src/view/result/runStatus.ts';
import { errorAt, logged, logLine, result, resultsOf, tested, words } from './support.ts';

const after = (state: RunState, ...actions: RunAction[]) => actions.reduce(nextRunState, state);
const ended = (outcome: RunOutcome, ...events: RunEvent[]) =>
  after(IDLE, { kind: 'start' }, { kind: 'end', results: resultsOf(...events), outcome });

const done = (exit: 0 | 1, counts = { pass: 1, fail: 0, skip: 0, todo: 0 }): RunOutcome => ({
  kind: 'done',
  summary: { exit, counts, durationMs: 5, unhandled: [] },
});

test('results of the previous run stay until something comes of the new one', () => {
  const old = resultsOf(tested(result('old')));
  const first = after(IDLE, { kind: 'start' }, { kind: 'end', results: old, outcome: done(0) });
  const again = after(first, { kind: 'start' });
  expect(again).toMatchObject({ phase: 'preparing', isStale: true, results: old });
  expect(again.outcome).toBeUndefined();
  const results = resultsOf(tested(result('new')));
  const running = after(again, { kind: 'results', results });
  expect(running).toMatchObject({ phase: 'running', isStale: false, results });
  expect(after(running, { kind: 'close' })).toMatchObject({ phase: 'idle' });
});

test('one sentence sums a run up', () => {
  const one = tested(result('one'));
  const said = (state: RunState) => {
    const { mark, sentence } = runStatus(state, words);
    return `${mark}: ${sentence}`;
  };
  const mixed = done(1, { pass: 2, fail: 1, skip: 0, todo: 1 });
  expect(said(after(IDLE, { kind: 'start' }))).toBe('busy: Preparing…');
  expect(said(ended(mixed, one))).toBe('fail: 1 failed, 2 passed, 1 todo');
  expect(said(ended(done(0), one))).toBe('pass: 1 passed');
  // All tests passed, and yet something went wrong outside of them.
  expect(said(ended(done(1), one))).toBe('fail: 1 passed');
  expect(said(ended({ kind: 'stopped' }, one))).toBe('none: Stopped · 1 passed');
  expect(said(ended({ kind: 'timeLimit', limitMs: 10_000 }, one))).toBe(
    'fail: Ended after 10 s · 1 passed',
  );
  expect(said(ended({ kind: 'problem', problem: { kind: 'noTests' } }))).toBe(
    'fail: No test found',
  );
});

test('each error’s innermost line is marked, until the file is changed', () => {
  const failed = result('one', {
    status: 'fail',
    errors: [
      {
        ...errorAt('a.test.ts', 5),
        locations: [
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
  const state = ended(syntax, tested(failed), tested(retried));
  const ran = [
    { path: 'a.test.ts', code: 'test' },
    { path: 'src/sum.ts', code: 'sum' },
    { path: 'b.ts', code: 'b' },
  ];
  state.results.ran = ran;
  const linesIn = (files: typeof ran) =>
    [...failingLines(state, files)].map(([path, set]) => [path, [...set]]);
  expect(linesIn(ran)).toEqual([
    ['src/sum.ts', [2]],
    ['a.test.ts', [9]],
    ['b.ts', [7]],
  ]);
  expect(linesIn([{ path: 'src/sum.ts', code: 'changed' }, ...ran.slice(2)])).toEqual([
    ['b.ts', [7]],
  ]);
});

test('results form a tree, and output belongs to its test once that has ended', () => {
  const [file] = resultTree(
    resultsOf(
      logged(logLine('top')),
      logged(logLine('in one', { test: 'outer > one' })),
      logged(logLine('in two', { test: 'outer > two' })),
      tested(result('outer > one', { status: 'fail' })),
      tested(result('outer > one')),
      tested(result('alone')),
    ),
  );
  expect(file).toMatchObject({
    path: 'a.test.ts',
    testCount: 2,
    logs: [{ text: 'top' }, { text: 'in two' }],
    children: [
      {
        title: 'outer',
        children: [{ title: 'one', test: { status: 'pass' }, logs: [{ text: 'in one' }] }],
      },
      { title: 'alone' },
    ],
  });
});

test('durations are worded as Rstest does', () => {
  expect([0.3, 7.6, 999, 1204].map(formatDuration)).toEqual(['0ms', '8ms', '999ms', '1.20s']);
});

test('why nothing could be run is said in the site’s words, with what helps', () => {
  const notice = (reason?: 'outdated' | 'offline') => {
    const problem = { kind: 'unavailable', message: 'Failed to fetch', reason } as const;
    return outcomeNotice({ kind: 'problem', problem }, words);
  };
  expect(notice('outdated')).toMatchObject({ help: /updated/, action: 'reload' });
  expect(notice('offline')).toMatchObject({ help: /offline/, action: 'retry' });
  for (const reason of ['offline', 'outdated'] as const) {
    expect(notice(reason)?.error).toBeUndefined();
  }
  // Without a reason the details are all there is.
  expect(notice()).toMatchObject({ error: { message: 'Failed to fetch' }, action: 'retry' });
});
