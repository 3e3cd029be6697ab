import type { RunEvent, RunnableSet, RunOutcome } from '../../src/contract.ts';

/** A run that waits for a test to say what happens. */
export interface FakeRun {
  set: RunnableSet;
  event: (event: RunEvent) => void;
  end: (outcome: RunOutcome) => void;
}

/** What was asked of the sandbox, which a unit test doesn't have. */
export const asked = { runs: [] as FakeRun[], closed: 0, stopped: 0 };

export function run(_loadText: unknown, set: RunnableSet, event: FakeRun['event']) {
  return new Promise<RunOutcome>((end) => {
    asked.runs.push({ set, event, end });
  });
}

export const warmUp = () => {};

export function stop(): void {
  asked.stopped += 1;
}

export function close(): void {
  asked.closed += 1;
}
