import { describe, expect, it } from 'vitest';
import type { RunError, RunEvent } from '../../src/contract.ts';
import { createBudget } from '../../src/sandbox/relay/budget.ts';
import { logLine, result } from '../view/support.ts';

const BUDGET = { tests: 2, logs: 2, errors: 3, characters: 10_000 };
const NONE = { tests: 0, logs: 0, errors: 0 };
const ERROR: RunError = { name: 'E', message: 'm', locations: [] };

const failing = (errors: number): RunEvent => ({
  kind: 'test',
  test: result('fails', { status: 'fail', errors: Array(errors).fill(ERROR) }),
});
const logged = (text: string): RunEvent => ({ kind: 'log', log: logLine(text) });

describe('createBudget', () => {
  it('lets a run of the usual size through as it is', () => {
    const budget = createBudget({ budget: BUDGET, omitted: NONE });
    const event = failing(1);
    expect(budget.take(event, 0)).toEqual(event);
    expect(budget.take(logged('a'), 0)).toEqual(logged('a'));
    expect(budget.grownOmitted()).toBeUndefined();
  });

  it('counts what exceeds it, and goes on counting tests by their status', () => {
    const budget = createBudget({ budget: BUDGET, omitted: { ...NONE, tests: 10 } });
    const sent = Array.from({ length: 5 }, () => budget.take(failing(1), 4));
    expect(sent.filter((event) => event !== undefined)).toHaveLength(2);
    for (let line = 0; line < 3; line++) budget.take(logged('a'), 0);
    budget.omitLogs(100);
    expect(budget.counts()).toEqual({ pass: 0, fail: 5, skip: 0, todo: 0 });
    expect(budget.grownOmitted()).toEqual({ tests: 13, logs: 101, errors: 5 * 4 + 3 });
    expect(budget.grownOmitted()).toBeUndefined();
    expect(budget.left()).toMatchObject({ tests: 0, logs: 0, errors: 1 });
  });

  it('hands on a test with as many of its errors as there is room for', () => {
    const budget = createBudget({ budget: BUDGET, omitted: NONE });
    const taken = budget.take(failing(5), 0);
    expect(taken?.kind === 'test' && taken.test.errors).toHaveLength(3);
    expect(budget.grownOmitted()).toEqual({ tests: 0, logs: 0, errors: 2 });
  });

  it('adds up characters', () => {
    const budget = createBudget({ budget: { ...BUDGET, characters: 300 }, omitted: NONE });
    expect(budget.take(logged('x'.repeat(200)), 0)).toBeDefined();
    expect(budget.take(logged('x'.repeat(200)), 0)).toBeUndefined();
    expect(budget.grownOmitted()).toEqual({ tests: 0, logs: 1, errors: 0 });
  });

  it('believes only the first end of a file', () => {
    const budget = createBudget({ budget: BUDGET, omitted: NONE });
    const end = { path: 'a', status: 'pass', durationMs: 1, errors: [] } as const;
    expect(budget.take({ kind: 'file', file: end }, 0)).toBeDefined();
    expect(budget.take({ kind: 'file', file: end }, 0)).toBeUndefined();
  });
});
