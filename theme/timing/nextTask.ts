interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer and paint before what follows. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
