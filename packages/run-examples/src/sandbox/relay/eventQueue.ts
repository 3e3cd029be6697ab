import type { RunEvent } from '../../contract.ts';

/** How long events are collected before the page gets them together, in milliseconds. */
const INTERVAL = 32;

export interface EventQueue {
  /** Without an event it makes `send` be called all the same. */
  readonly add: (event: RunEvent | undefined) => void;
  /** Sends what is waiting at once. */
  readonly flush: () => void;
}

/** Sends the first event at once, and those that follow together, once in an interval. */
export function createEventQueue(send: (events: readonly RunEvent[]) => void): EventQueue {
  let waiting: RunEvent[] = [];
  let hasNews = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (!hasNews) return;
    const events = waiting;
    waiting = [];
    hasNews = false;
    send(events);
  };
  const pass = () => {
    timer = undefined;
    if (!hasNews) return;
    flush();
    timer = setTimeout(pass, INTERVAL);
  };
  return {
    add(event) {
      if (event) waiting.push(event);
      hasNews = true;
      if (timer === undefined) pass();
    },
    flush,
  };
}
