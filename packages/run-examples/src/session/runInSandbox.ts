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

/** Measures how long a run takes, and how long nothing has come from it. */
interface TimeLimit {
  /** Call when a message arrives. */
  readonly restart: () => void;
  readonly end: () => void;
}

/**
 * Calls `onExceeded` with the exceeded limit, in milliseconds: there are no messages because
 * code never yields, or the whole run takes too long. Rstest itself limits how long a test can wait.
 */
function createTimeLimit(onExceeded: (limitMs: number) => void): TimeLimit {
  let silence: ReturnType<typeof setTimeout>;
  const total = setTimeout(() => onExceeded(RUN.total), RUN.total);
  const restart = () => {
    clearTimeout(silence);
    silence = setTimeout(() => onExceeded(RUN.silence), RUN.silence);
  };
  restart();
  return {
    restart,
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
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
