import { RUN } from '../limits.ts';
import type { FromRelay, Job, RuntimeSetup } from '../sandbox/protocol.ts';
import { StartError } from '../unavailable.ts';
import type { SandboxFrame } from './sandboxFrame.ts';

/** Runs one test file, once: a relay and the runtime behind it. */
export interface Sandbox {
  /** Resolves when it's ready for a job; rejects with a one-sentence message. */
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
    setTimeout(() => reject(new StartError('The sandbox did not start.')), RUN.start);
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
