import type { Job } from '../sandbox/protocol.ts';
import { type ReadMessage, readMessage } from './readMessage.ts';

/** Runs one test file, once. */
export interface Cell {
  /** Settles once it is ready for a job; rejects with one sentence. */
  readonly warm: Promise<void>;
  readonly send: (job: Job, onMessage: (message: ReadMessage) => void) => void;
  /** Ends it, whatever it does. */
  readonly end: () => void;
}

/**
 * `start` gets the far end of the cell's channel; `stop` ends what it started. What fails before it
 * is warm rejects `warm`, what fails later is a message.
 */
export function createCell(
  start: (port: MessagePort, fail: (message: string) => void) => void,
  stop: () => void,
): Cell {
  const { port1: port, port2 } = new MessageChannel();
  let listener: (message: ReadMessage) => void = () => {};
  const warm = new Promise<void>((resolve, reject) => {
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message?.kind === 'warm') resolve();
      else if (message) listener(message);
    };
    start(port2, (message) => {
      reject(new Error(message));
      listener({ kind: 'problem', problem: { kind: 'unavailable', message } });
    });
  });
  warm.catch(() => {});
  return {
    warm,
    send(job, onMessage) {
      listener = onMessage;
      port.postMessage(job);
    },
    end() {
      listener = () => {};
      port.close();
      stop();
    },
  };
}
