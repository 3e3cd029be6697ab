import type { RunEvent, RunOutcome } from '../contract.ts';
import type { FileEnd, FromRelay, Job } from '../sandbox/protocol.ts';
import type { Sandbox } from './sandbox.ts';
import { createTimeLimit } from './timeLimit.ts';

/** How one test file ended. */
export type FileOutcome = FileEnd | Exclude<RunOutcome, { kind: 'done' }>;

/** Runs one test file in a sandbox and terminates it. Aborting `signal` resolves to `stopped`. */
export function runInSandbox(
  sandbox: Sandbox,
  job: Job,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: FileOutcome) => {
      limit.end();
      signal.removeEventListener('abort', stop);
      sandbox.end();
      resolve(outcome);
    };
    const stop = () => finish({ kind: 'stopped' });
    // A relay forwards what its runtime sends, so it's silent if either of them is busy.
    const limit = createTimeLimit((limitMs) => finish({ kind: 'timeLimit', limitMs }));
    const receive = (message: FromRelay) => {
      limit.restart();
      if (message.kind === 'events') message.events.forEach(onEvent);
      const outcome = outcomeOf(message);
      if (outcome) finish(outcome);
    };
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    else sandbox.run(job, receive);
  });
}

function outcomeOf(message: FromRelay): FileOutcome | undefined {
  switch (message.kind) {
    case 'failed':
      return { kind: 'problem', problem: { kind: 'unavailable', message: message.message } };
    case 'end':
    case 'problem':
    case 'messageLimit':
      return message;
    default:
      return undefined;
  }
}
