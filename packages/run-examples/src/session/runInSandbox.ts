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
    const finishAfter = (limitMs: number) =>
      setTimeout(() => finish({ kind: 'timeLimit', limitMs }), limitMs);
    // Rstest's timeouts end tests that wait. These limits also end code that never yields, during which no
    // heartbeat arrives, and files that take too long in total.
    const total = finishAfter(RUN.total);
    let silence = finishAfter(RUN.silence);
    const receive = (message: FromRelay) => {
      clearTimeout(silence);
      silence = finishAfter(RUN.silence);
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

/** A relay and its runtime, which run a single test file. */
export interface Sandbox {
  /** Resolves when the sandbox can take a job; rejects with a `StartError` if it can't be started. */
  readonly ready: Promise<void>;
  readonly run: (job: Job, onMessage: (message: FromRelay) => void) => void;
  /** Terminates the sandbox, even while code runs in it. */
  readonly end: () => void;
}

/** Starts a sandbox in the frame, with the modules that the test file needs. */
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
  // An error isn't unhandled if the sandbox is ended before it's used.
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
