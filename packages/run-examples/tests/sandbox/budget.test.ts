import { describe, expect, it } from 'vitest';
import type { RunError, RunEvent } from '../../src/contract.ts';
import { RUN } from '../../src/limits.ts';
import { createBudget } from '../../src/sandbox/relay/budget.ts';
import { logLine, result } from '../view/support.ts';

const ERROR: RunError = { name: 'E', message: 'm', locations: [] };

const failing = (errors: number): RunEvent => ({
  kind: 'test',
  test: result('fails', { status: 'fail', errors: Array(errors).fill(ERROR) }),
});
const logged = (text: string): RunEvent => ({ kind: 'log', log: logLine(text) });

describe('createBudget', () => {
  it('lets a run of the usual size through as it is', () => {
    const budget = createBudget(RUN.characters);
    const event = failing(1);
    expect(budget.take(event)).toEqual(event);
    expect(budget.take(logged('a'))).toEqual(logged('a'));
    expect(budget.hasOmitted()).toBe(false);
  });

  it('leaves out what exceeds it, and goes on counting tests by their status', () => {
    const budget = createBudget(RUN.item * 3);
    const sent = Array.from({ length: 5 }, () => budget.take(failing(1)));
    expect(sent.map((event) => event?.kind === 'test' && event.test.errors.length)).toEqual([
      1,
      0,
      false,
      false,
      false,
    ]);
    expect(budget.counts()).toEqual({ pass: 0, fail: 5, skip: 0, todo: 0 });
    expect(budget.hasOmitted()).toBe(true);
    expect(budget.left()).toBe(0);
  });

  it('keeps half of the characters for failures', () => {
    const budget = createBudget(RUN.characters);
    const lines = Array.from({ length: 20 }, () => budget.take(logged('x'.repeat(5000))));
    expect(lines.filter((line) => line !== undefined)).toHaveLength(14);
    expect(budget.take({ kind: 'test', test: result('x'.repeat(5000)) })).toBeUndefined();
    expect(budget.take(failing(1))).toEqual(failing(1));
    expect(budget.hasOmitted()).toBe(true);
  });

  it('counts a line break as more than a letter', () => {
    expect(createBudget(RUN.characters).take(logged('\n'.repeat(5000)))).toBeUndefined();
  });

  it('believes only the first end of a file', () => {
    const budget = createBudget(RUN.characters);
    const end = { path: 'a', status: 'pass', durationMs: 1, errors: [] } as const;
    expect(budget.take({ kind: 'file', file: end })).toBeDefined();
    expect(budget.take({ kind: 'file', file: end })).toBeUndefined();
  });
});
