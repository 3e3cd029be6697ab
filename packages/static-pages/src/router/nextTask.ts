interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Resolves in a new task, so that the browser can handle input and paint first. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
