export interface Throttled {
  (): void;
  /** Cancels a pending call. */
  cancel(): void;
}

/** Calls `run` immediately, then at most once per `interval` milliseconds, with a trailing call. */
export function throttle(run: () => void, interval: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    last = performance.now();
    timer = undefined;
    run();
  };
  const throttled = () => {
    if (timer !== undefined) return;
    const wait = last + interval - performance.now();
    if (wait <= 0) fire();
    else timer = setTimeout(fire, wait);
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return throttled;
}
