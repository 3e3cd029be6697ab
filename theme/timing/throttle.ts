export interface Throttled {
  (): void;
  /** Drops a call that is still waiting. */
  cancel(): void;
}

/** Calls `run` at once, then at most once in `interval` milliseconds, the last call included. */
export function throttle(run: () => void, interval: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    last = Date.now();
    timer = undefined;
    run();
  };
  const throttled = () => {
    if (timer !== undefined) return;
    const wait = last + interval - Date.now();
    if (wait <= 0) fire();
    else timer = setTimeout(fire, wait);
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return throttled;
}
