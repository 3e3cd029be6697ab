import { expect, test } from 'vitest';
import type { RunEvent, RunOutcome } from '../../src/contract.ts';
import { diffLines } from '../../src/view/result/ErrorView.tsx';
import { outcomeNotice } from '../../src/view/result/outcomeNotice.ts';
import {
  failingLines,
  IDLE,
  nextRunState,
  type RunAction,
  type RunState,
  unmovedLines,
} from '../../src/view/result/runState.ts';
import { formatDuration, runStatus } from '../../src/view/result/runStatus.ts';
import { splitDiff, splitText } from '../../src/view/result/shownText.ts';
import { words } from '../fixture/src/words.ts';
import { errorAt, result, resultsOf, tested } from './support.ts';

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
  const again = after(first, { kind: 'showMore' }, { kind: 'start' });
  expect(again).toMatchObject({ phase: 'preparing', stale: true, results: old, slices: 2 });
  expect(again.outcome).toBeUndefined();
  const results = resultsOf(tested(result('new')));
  const running = after(again, { kind: 'results', results });
  expect(running).toMatchObject({ phase: 'running', stale: false, results, slices: 1 });
  // What the reader has opened stays open while the run goes on.
  const more = after(running, { kind: 'showMore' }, { kind: 'results', results });
  expect(more.slices).toBe(2);
  expect(after(more, { kind: 'close' })).toMatchObject({ phase: 'idle', slices: 1 });
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
  const lines = failingLines(ended(syntax, tested(failed), tested(retried)));
  expect([...lines].map(([path, set]) => [path, [...set]])).toEqual([
    ['src/sum.ts', [2]],
    ['b.ts', [7]],
  ]);
  const changed = unmovedLines(lines, { 'b.ts': 'x' }, { 'b.ts': 'x', 'src/sum.ts': 'y' });
  expect([...changed.keys()]).toEqual(['b.ts']);
});

test('a diff is split into lines by its signs; durations are worded as Rstest does', () => {
  const diff = '\n- Expected\n+ Received\n\n  {\n-   "a": 2,\n+   "a": 1,\n  }\n';
  expect(diffLines(splitDiff(diff).shown).map(({ kind }) => kind)).toEqual([
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

test('of a long text the beginning is shown, and the rest can be opened, within a limit', () => {
  expect(splitText('short')).toEqual({ shown: 'short', rest: '' });
  const { shown, rest } = splitText('a'.repeat(5000));
  expect([shown.length, rest.length]).toEqual([2000, 3000]);
  // No character is split in two.
  const emoji = splitText(`${'a'.repeat(1999)}😀😀`);
  expect(emoji).toEqual({ shown: 'a'.repeat(1999), rest: '😀😀' });
  expect(splitText('a'.repeat(1e6)).rest.length).toBeLessThan(30_000);
});

test('of a long diff the first lines are shown, however long or many they are', () => {
  const many = splitDiff('- a\n'.repeat(500));
  expect([many.shown.split('\n').length, many.rest.split('\n').length]).toEqual([100, 400]);
  const long = splitDiff(`- ${'a'.repeat(3000)}\n+ b`);
  expect(long.shown.length).toBe(2000);
  expect(long.shown + long.rest).toBe(`- ${'a'.repeat(3000)}\n+ b`);
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

test('an example that reports too much is said to do so, and nothing about the network', () => {
  const notice = outcomeNotice({ kind: 'messageLimit', limit: 20_000 }, words);
  expect(notice?.help).toContain('20,000');
  expect(notice?.help).not.toMatch(/network/);
  expect(notice?.action).toBeUndefined();
});
