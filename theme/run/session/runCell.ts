import { RUN } from '../../site.ts';
import type { RunError, RunEvent, RunOutcome } from '../contract.ts';
import type { Job } from '../sandbox/protocol.ts';
import type { Cell } from './cell.ts';
import type { ReadMessage } from './readMessage.ts';
import { createTimeLimit } from './timeLimit.ts';

/** How one test file ended. */
export type CellOutcome =
  | { readonly kind: 'end'; readonly unhandled: readonly RunError[] }
  | Exclude<RunOutcome, { kind: 'done' }>;

/** Only code that means to overwhelm the page says so much. */
const TOO_MUCH: CellOutcome = {
  kind: 'problem',
  problem: { kind: 'unavailable', message: `The example sent over ${RUN.messages} messages.` },
};

/** Runs one test file in a cell and ends the cell. Aborting `signal` gives `stopped`. */
export function runCell(
  cell: Cell,
  job: Job,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<CellOutcome> {
  return new Promise((resolve) => {
    let messages = 0;
    const finish = (outcome: CellOutcome) => {
      limit.end();
      signal.removeEventListener('abort', stopped);
      cell.end();
      resolve(outcome);
    };
    const stopped = () => finish({ kind: 'stopped' });
    const limit = createTimeLimit((limitMs) => finish({ kind: 'timeLimit', limitMs }));
    const hear = (message: ReadMessage) => {
      messages += 1;
      limit.heard();
      if (message.kind === 'event') onEvent(message.event);
      const outcome = messages > RUN.messages ? TOO_MUCH : outcomeOf(message);
      if (outcome) finish(outcome);
    };
    signal.addEventListener('abort', stopped, { once: true });
    if (signal.aborted) stopped();
    else cell.send(job, hear);
  });
}

function outcomeOf(message: ReadMessage): CellOutcome | undefined {
  if (message.kind === 'stuck') return { kind: 'timeLimit', limitMs: RUN.loopLimit };
  return message.kind === 'problem' || message.kind === 'end' ? message : undefined;
}
