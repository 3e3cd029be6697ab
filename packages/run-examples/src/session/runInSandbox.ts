import type { RunEvent, RunOutcome } from '../contract.ts';
import { RUN } from '../limits.ts';
import type { FileEnd, FromRelay, Job, RuntimeSetup } from '../sandbox/protocol.ts';
import { StartError } from '../unavailable.ts';
import type { SandboxFrame } from './sandboxFrame.ts';

/** How one test file ended. */
type FileOutcome = FileEnd | Exclude<RunOutcome, { kind: 'done' }>;

/** Runs one test file in a sandbox and terminates it. Aborting `signal` resolves to `stopped`. */
export function runInSandbox(
  sandbox: Sandbox,
  job: Job,
  signal: AbortSignal,
  onEvent: (event: RunEvent) => void,
): Promise<FileOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: FileOutcome) => {
      clearTimeout(silence);
      clearTimeout(total);
      signal.removeEventListener('abort', stop);
      sandbox.end();
      resolve(outcome);
    };
    const stop = () => finish({ kind: 'stopped' });
    const limit = (limitMs: number) =>
      setTimeout(() => finish({ kind: 'timeLimit', limitMs }), limitMs);
    // Rstest itself limits how long a test can wait; this is for a run that takes too long, or that
    // never yields: a relay forwards what its runtime sends, so it's silent if either of them is busy.
    const total = limit(RUN.total);
    let silence = limit(RUN.silence);
    const receive = (message: FromRelay) => {
      clearTimeout(silence);
      silence = limit(RUN.silence);
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

/** Runs one test file, once: a relay and the runtime behind it. */
export interface Sandbox {
  /** Resolves when it's ready for a job; rejects with a one-sentence message if it can't be. */
  readonly ready: Promise<void>;
  readonly run: (job: Job, onMessage: (message: FromRelay) => void) => void;
  /** Terminates it, whatever it's doing. */
  readonly end: () => void;
}

/** `modules` are those that the test file needs. */
export function createSandbox(frame: SandboxFrame, modules: RuntimeSetup): Sandbox {
  const { port1: port, port2 } = new MessageChannel();
  let listener: (message: FromRelay) => void = () => {};
  let end = () => {};
  const ready = new Promise<void>((resolve, reject) => {
    const receive = (message: FromRelay) => {
      if (message.kind === 'warm') resolve();
      else if (message.kind === 'failed') reject(new StartError(message.message));
      listener(message);
    };
    port.onmessage = ({ data }: MessageEvent<FromRelay>) => receive(data);
    end = frame.start(port2, modules, (message) => receive({ kind: 'failed', message }));
  });
  ready.catch(() => {});
  return {
    ready,
    run(job, onMessage) {
      listener = onMessage;
      port.postMessage(job);
    },
    end() {
      listener = () => {};
      port.close();
      end();
    },
  };
}
