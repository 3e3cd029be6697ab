import { describe, expect, it } from 'vitest';
import type { RunError, RunEvent } from '../../src/contract.ts';
import { RUN } from '../../src/limits.ts';
import { createBudget } from '../../src/sandbox/relay/budget.ts';
import { logLine, result } from '../view/support.ts';

const BUDGET = { tests: 2, logs: 2, errors: 3, characters: RUN.characters };
const ERROR: RunError = { name: 'E', message: 'm', locations: [] };

const failing = (errors: number): RunEvent => ({
  kind: 'test',
  test: result('fails', { status: 'fail', errors: Array(errors).fill(ERROR) }),
});
const logged = (text: string): RunEvent => ({ kind: 'log', log: logLine(text) });

describe('createBudget', () => {
  it('lets a run of the usual size through as it is', () => {
    const budget = createBudget(BUDGET);
    const event = failing(1);
    expect(budget.take(event)).toEqual(event);
    expect(budget.take(logged('a'))).toEqual(logged('a'));
    expect(budget.hasOmitted()).toBe(false);
  });

  it('leaves out what exceeds it, and goes on counting tests by their status', () => {
    const budget = createBudget(BUDGET);
    const sent = Array.from({ length: 5 }, () => budget.take(failing(1)));
    expect(sent.filter((event) => event !== undefined)).toHaveLength(3);
    for (let line = 0; line < 3; line++) budget.take(logged('a'));
    expect(budget.counts()).toEqual({ pass: 0, fail: 5, skip: 0, todo: 0 });
    expect(budget.hasOmitted()).toBe(true);
    expect(budget.left()).toMatchObject({ tests: 0, logs: 0, errors: 0 });
  });

  it('hands on a test with as many of its errors as there is room for', () => {
    const budget = createBudget(BUDGET);
    const taken = budget.take(failing(5));
    expect(taken?.kind === 'test' && taken.test.errors).toHaveLength(3);
    expect(budget.hasOmitted()).toBe(true);
  });

  it('keeps half of the characters for failures', () => {
    const budget = createBudget({ ...BUDGET, logs: 100 });
    const lines = Array.from({ length: 20 }, () => budget.take(logged('x'.repeat(5000))));
    expect(lines.filter((line) => line !== undefined)).toHaveLength(14);
    expect(budget.take({ kind: 'test', test: result('x'.repeat(5000)) })).toBeUndefined();
    expect(budget.take(failing(1))).toEqual(failing(1));
    expect(budget.hasOmitted()).toBe(true);
  });

  it('counts a line break as more than a letter', () => {
    const budget = createBudget(BUDGET);
    expect(budget.take(logged('\n'.repeat(5000)))).toBeUndefined();
  });

  it('passes on failures after the tests that there is room for', () => {
    const budget = createBudget(BUDGET);
    const pass: RunEvent = { kind: 'test', test: result('passes') };
    const sent = [pass, pass, pass, failing(1)].map((event) => budget.take(event));
    expect(sent.map((event) => event !== undefined)).toEqual([true, true, false, true]);
  });

  it('believes only the first end of a file', () => {
    const budget = createBudget(BUDGET);
    const end = { path: 'a', status: 'pass', durationMs: 1, errors: [] } as const;
    expect(budget.take({ kind: 'file', file: end })).toBeDefined();
    expect(budget.take({ kind: 'file', file: end })).toBeUndefined();
  });
});
