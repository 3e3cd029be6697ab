import type { RunEvent } from '../../contract.ts';

/** How long events are collected before they're sent together, in milliseconds. */
const INTERVAL = 32;

export interface EventQueue {
  /** Without an event, `send` is called all the same. */
  readonly add: (event: RunEvent | undefined) => void;
  /** Sends waiting events immediately. */
  readonly flush: () => void;
}

/** Sends the first event immediately, and later ones together, once per interval. */
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
