import type { RunEvent, RunnableSet, RunOutcome, RunSession } from '../../src/contract.ts';

/** A run that waits for a test to say what happens. */
export interface FakeRun {
  set: RunnableSet;
  event: (event: RunEvent) => void;
  end: (outcome: RunOutcome) => void;
}

/** What was asked of the sandbox, which a unit test doesn't have. */
export const asked = {
  runs: [] as FakeRun[],
  opened: 0,
  closed: 0,
  stopped: 0,
  warmed: [] as unknown[],
};

export const needsOf = (set: RunnableSet) => set.name;

export function warmUp(_loadText: unknown, needs: unknown): void {
  asked.warmed.push(needs);
}

export function openSession(): RunSession {
  asked.opened += 1;
  return {
    run: (set, event) =>
      new Promise((end) => {
        asked.runs.push({ set, event, end });
      }),
    stop: () => {
      asked.stopped += 1;
    },
    close: () => {
      asked.closed += 1;
    },
  };
}
