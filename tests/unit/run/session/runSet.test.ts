import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunnableSet, RunOutcome } from '../../../../theme/run/contract.ts';
import type { FromCell } from '../../../../theme/run/sandbox/protocol.ts';
import type { Cell } from '../../../../theme/run/session/cell.ts';
import type { Cells } from '../../../../theme/run/session/cells.ts';
import { runSet } from '../../../../theme/run/session/runSet.ts';
import { RUN } from '../../../../theme/site.ts';

const SET: RunnableSet = {
  name: 'example',
  files: [{ path: 'a.test.ts', code: '' }],
  place: 'worker',
  options: {},
  packages: {},
};

/** Cells that say these messages at once, and again in each period, where there is one. */
function cellsThatSay(messages: readonly FromCell[], periodMs?: number) {
  let ended = 0;
  const cell: Cell = {
    warm: Promise.resolve(),
    send(_, onMessage) {
      const say = () => messages.forEach(onMessage);
      if (periodMs === undefined) setTimeout(say, 0);
      else setInterval(say, periodMs);
    },
    end: () => {
      ended += 1;
    },
  };
  const cells: Cells = { take: async () => cell, warmUp: () => {}, close: () => {} };
  return { cells, ended: () => ended };
}

async function outcomeOf(cells: Cells, signal: AbortSignal, passedMs: number) {
  const outcomes: RunOutcome[] = [];
  void runSet(SET, cells, signal, () => {}).then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(passedMs);
  return outcomes[0];
}

describe('runSet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const { signal } = new AbortController();

  it('ends a cell of which nothing is heard', async () => {
    const silent = cellsThatSay([]);
    expect(await outcomeOf(silent.cells, signal, RUN.silence - 1)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.ended()).toBe(1);
    expect(await outcomeOf(silent.cells, signal, RUN.silence)).toEqual({
      kind: 'timeLimit',
      limitMs: RUN.silence,
    });
  });

  it('lets a cell that is alive work, up to the limit of a file', async () => {
    const alive = cellsThatSay([{ kind: 'alive' }], RUN.heartbeat);
    expect(await outcomeOf(alive.cells, signal, RUN.total - 1)).toBeUndefined();
    const others = cellsThatSay([{ kind: 'alive' }], RUN.heartbeat);
    expect(await outcomeOf(others.cells, signal, RUN.total)).toEqual({
      kind: 'timeLimit',
      limitMs: RUN.total,
    });
  });

  it('ends a cell that says too much', async () => {
    const message = { kind: 'alive' } as const;
    const flood = cellsThatSay(Array.from({ length: RUN.messages + 1 }, () => message));
    expect(await outcomeOf(flood.cells, signal, 0)).toMatchObject({
      kind: 'problem',
      problem: { kind: 'unavailable' },
    });
    expect(flood.ended()).toBe(1);
  });

  it('is stopped in the middle', async () => {
    const controller = new AbortController();
    const silent = cellsThatSay([]);
    const running = outcomeOf(silent.cells, controller.signal, 10);
    controller.abort();
    expect(await running).toEqual({ kind: 'stopped' });
    expect(silent.ended()).toBe(1);
  });

  it('says when nothing can be started', async () => {
    const cells: Cells = {
      take: () => Promise.reject(new Error('The sandbox did not start.')),
      warmUp: () => {},
      close: () => {},
    };
    expect(await outcomeOf(cells, signal, 0)).toEqual({
      kind: 'problem',
      problem: { kind: 'unavailable', message: 'The sandbox did not start.' },
    });
  });
});
