import type {
  RunEvent,
  RunnableSet,
  RunOutcome,
  RunSession,
} from '../../../../../theme/run/contract.ts';

/** A run that waits for a test to say what happens. */
export interface StandInRun {
  set: RunnableSet;
  event: (event: RunEvent) => void;
  end: (outcome: RunOutcome) => void;
}

/** What was asked of the sandbox, which a unit test hasn't got. */
export const asked = {
  runs: [] as StandInRun[],
  opened: 0,
  closed: 0,
  stopped: 0,
  warmed: [] as (string | undefined)[],
};

export function warmUp(place?: string): void {
  asked.warmed.push(place);
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
