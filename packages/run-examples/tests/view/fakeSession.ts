import type { RunEvent, RunnableSet, RunOutcome } from '../../src/contract.ts';

/** A run whose events and outcome a test determines. */
export interface FakeRun {
  set: RunnableSet;
  event: (event: RunEvent) => void;
  end: (outcome: RunOutcome) => void;
}

/** The calls of the session, which replaces the sandbox in unit tests. */
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
