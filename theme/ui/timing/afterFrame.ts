import { nextTask } from 'static-pages';

/** Runs a callback in a new task after the next frame is painted. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => nextTask().then(run));
}
