import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEvent, RunnableSet, RunOutcome } from '../../src/contract.ts';
import { RUN } from '../../src/limits.ts';
import type { FromRelay, Job } from '../../src/sandbox/protocol.ts';
import type { Sandbox } from '../../src/session/runInSandbox.ts';
import { runSet } from '../../src/session/runSet.ts';
import type { SandboxNeeds, SandboxPool } from '../../src/session/sandboxPool.ts';

const SET: RunnableSet = {
  name: 'example',
  files: [{ path: 'a.test.ts', code: '' }],
  format: 'source',
  options: { tests: ['a.test.ts'] },
  packages: {},
};

/** A pool of sandboxes that send these messages once, or repeatedly if there's a period. */
function sandboxesThatSend(messages: readonly FromRelay[], periodMs?: number) {
  let ended = 0;
  const jobs: Job[] = [];
  const taken: SandboxNeeds[] = [];
  const warmed: SandboxNeeds[] = [];
  const sandbox: Sandbox = {
    ready: Promise.resolve(),
    run(job, onMessage) {
      jobs.push(job);
      const send = () => messages.forEach(onMessage);
      if (periodMs === undefined) setTimeout(send, 0);
      else setInterval(send, periodMs);
    },
    end: () => {
      ended += 1;
    },
  };
  const pool: SandboxPool = {
    take: async (needs) => {
      taken.push(needs);
      return sandbox;
    },
    warmUp: (needs) => void warmed.push(needs),
    close: () => {},
  };
  return { pool, jobs, taken, warmed, ended: () => ended };
}

/** For examples without packages. */
const loadText = async (url: string) => {
  throw new Error(`${url} is not expected.`);
};

async function outcomeOf(
  pool: SandboxPool,
  signal: AbortSignal,
  passedMs: number,
  set = SET,
  onEvent: (event: RunEvent) => void = () => {},
) {
  const outcomes: RunOutcome[] = [];
  void runSet(set, { pool, loadText, signal, onEvent }).then((outcome) => outcomes.push(outcome));
  await vi.advanceTimersByTimeAsync(passedMs);
  return outcomes[0];
}

describe('runSet', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const { signal } = new AbortController();

  it('ends a sandbox from which nothing comes', async () => {
    const silent = sandboxesThatSend([]);
    expect(await outcomeOf(silent.pool, signal, RUN.silence - 1)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.ended()).toBe(1);
    expect(await outcomeOf(silent.pool, signal, RUN.silence)).toEqual({
      kind: 'timeLimit',
      limitMs: RUN.silence,
    });
  });

  it('lets a sandbox that is alive work, up to the limit of a file', async () => {
    const alive = sandboxesThatSend([{ kind: 'alive' }], RUN.heartbeat);
    expect(await outcomeOf(alive.pool, signal, RUN.total - 1)).toBeUndefined();
    const others = sandboxesThatSend([{ kind: 'alive' }], RUN.heartbeat);
    expect(await outcomeOf(others.pool, signal, RUN.total)).toEqual({
      kind: 'timeLimit',
      limitMs: RUN.total,
    });
  });

  it('passes on that a sandbox was ended because it sent too much', async () => {
    const flood = sandboxesThatSend([{ kind: 'messageLimit', limit: 5 }]);
    expect(await outcomeOf(flood.pool, signal, 0)).toEqual({ kind: 'messageLimit', limit: 5 });
    expect(flood.ended()).toBe(1);
  });

  it('is stopped in the middle', async () => {
    const controller = new AbortController();
    const silent = sandboxesThatSend([]);
    const running = outcomeOf(silent.pool, controller.signal, 10);
    controller.abort();
    expect(await running).toEqual({ kind: 'stopped' });
    expect(silent.ended()).toBe(1);
  });

  it('says when nothing can be started', async () => {
    const pool: SandboxPool = {
      take: () => Promise.reject(new Error('The sandbox did not start.')),
      warmUp: () => {},
      close: () => {},
    };
    expect(await outcomeOf(pool, signal, 0)).toEqual({
      kind: 'problem',
      problem: { kind: 'unavailable', message: 'The sandbox did not start.' },
    });
  });

  it('adds up the files of a run, and gives each what those before have left', async () => {
    const left = 4;
    const { pool, jobs, taken } = sandboxesThatSend([
      { kind: 'events', events: [{ kind: 'omitted' }] },
      {
        kind: 'end',
        unhandled: [],
        counts: { pass: 2, fail: 1, skip: 0, todo: 0 },
        budget: left,
      },
    ]);
    const options = {
      tests: ['a.test.ts', 'b.test.ts'],
      testEnvironment: 'jsdom',
      nodeTests: ['b.test.ts'],
    };
    const events: RunEvent[] = [];
    const outcome = await outcomeOf(pool, signal, 1, { ...SET, options }, (event) =>
      events.push(event),
    );
    expect(outcome).toMatchObject({
      summary: { exit: 1, counts: { pass: 4, fail: 2, skip: 0, todo: 0 } },
    });
    expect(jobs.map(({ budget }) => budget)).toEqual([RUN.characters, left]);
    expect(jobs[1]).toMatchObject({ failedBefore: 1 });
    expect(taken).toEqual([{ dom: true }, { dom: false }]);
    expect(events).toContainEqual({ kind: 'omitted' });
  });

  it('fails if a file fails outside of its tests', async () => {
    const file = { path: 'a.test.ts', status: 'fail', durationMs: 0, errors: [] } as const;
    const { pool } = sandboxesThatSend([
      { kind: 'events', events: [{ kind: 'file', file }] },
      { kind: 'end', unhandled: [], counts: { pass: 1, fail: 0, skip: 0, todo: 0 }, budget: 4 },
    ]);
    expect(await outcomeOf(pool, signal, 1)).toMatchObject({ summary: { exit: 1 } });
  });

  it('prepares a sandbox for the second file once the first one has reported something', async () => {
    const log = { kind: 'log', log: { level: 'log', text: 'a', file: 'a.test.ts' } } as const;
    const options = { tests: ['a.test.ts', 'b.test.ts'], testEnvironment: 'happy-dom' };
    const set = { ...SET, bundle: '/bundle.js', options };
    const silent = sandboxesThatSend([]);
    await outcomeOf(silent.pool, signal, 1, set);
    expect(silent.warmed).toEqual([]);
    const speaking = sandboxesThatSend([{ kind: 'events', events: [log] }]);
    await outcomeOf(speaking.pool, signal, 1, set);
    expect(speaking.warmed).toEqual([{ dom: true, bundle: '/bundle.js' }]);
  });
});
