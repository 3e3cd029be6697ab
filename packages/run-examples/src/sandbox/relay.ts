/**
 * The thread between a runtime and the page. Validates and truncates everything that an example sends,
 * which takes this thread's time, not the page's. When the test file has finished, or no message arrives
 * in time, the page terminates this thread, and the runtime with it.
 */
import type { RunEvent } from '../contract.ts';
import { RUN } from '../limits.ts';
import {
  type FromRelay,
  type Job,
  type RelaySetup,
  type RuntimeSetup,
  truncate,
} from './protocol.ts';
import { createBudget } from './relay/budget.ts';
import { readMessage } from './relay/readMessage.ts';

addEventListener('message', (event) => start(event as MessageEvent<RelaySetup>), { once: true });

function start({ data, ports: [port] }: MessageEvent<RelaySetup>): void {
  if (!port) return;
  const send = (message: FromRelay) => port.postMessage(message);
  const { runtime, ...modules } = data;
  const worker = new Worker(URL.createObjectURL(runtime));
  let receive = (data: unknown) => {
    const message = readMessage(data, '');
    if (message?.kind === 'warm' || message?.kind === 'failed') send(message);
  };
  worker.onmessage = ({ data }: MessageEvent<unknown>) => receive(data);
  worker.onerror = (event) => {
    // Otherwise, the error would reach the frame, with a message of any length.
    event.preventDefault();
    const message = truncate(event.message ?? '', RUN.textLength);
    send({ kind: 'failed', message: message || 'The sandbox could not be started.' });
  };
  worker.postMessage(modules satisfies RuntimeSetup);

  port.onmessage = ({ data: job }: MessageEvent<Job>) => {
    receive = receiverOf(job, send, () => worker.terminate());
    worker.postMessage(job);
  };
}

/** Returns a handler for the messages of a job's runtime, which can have any shape. */
function receiverOf(
  job: Job,
  send: (message: FromRelay) => void,
  terminate: () => void,
): (data: unknown) => void {
  const budget = createBudget(job.budget);
  const queue = createEventQueue((events) => send({ kind: 'events', events }));
  let messageCount = 0;
  let hasReportedOmission = false;
  const reportOmission = () => {
    if (hasReportedOmission || !budget.hasOmitted()) return;
    hasReportedOmission = true;
    queue.add({ kind: 'omitted' });
  };
  let isOver = false;
  const finish = (message: FromRelay) => {
    isOver = true;
    terminate();
    queue.flush();
    send(message);
  };
  return (data) => {
    if (isOver) return;
    messageCount += 1;
    if (messageCount > RUN.messages) return finish({ kind: 'messageLimit', limit: RUN.messages });
    const message = readMessage(data, job.entry);
    if (message?.kind === 'event') {
      const event = budget.take(message.event);
      if (event) queue.add(event);
      reportOmission();
    } else if (message?.kind === 'end') {
      const unhandled = budget.takeErrors(message.unhandled);
      reportOmission();
      finish({ kind: 'end', unhandled, counts: budget.counts(), budget: budget.left() });
    } else if (message?.kind === 'problem') {
      finish(message);
    } else if (message) {
      send(message);
    }
  };
}

/** How long events are collected before they're sent together, in milliseconds: about two frames. */
const INTERVAL = 32;

/** Sends events together, at most once per interval. */
function createEventQueue(send: (events: readonly RunEvent[]) => void) {
  let waiting: RunEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    send(waiting);
    waiting = [];
  };
  return {
    add(event: RunEvent) {
      waiting.push(event);
      timer ??= setTimeout(flush, INTERVAL);
    },
    /** Sends waiting events immediately. */
    flush,
  };
}
