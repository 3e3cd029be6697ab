import { RUN } from '../limits.ts';

/** Measures how long a run takes, and how long nothing has come from it. */
export interface TimeLimit {
  /** Something came. */
  readonly restart: () => void;
  readonly end: () => void;
}

/**
 * Calls `onExceeded` with the limit that was exceeded, in milliseconds: nothing comes because some
 * code never pauses, or all of it takes too long. How long a test may wait is up to Rstest.
 */
export function createTimeLimit(onExceeded: (limitMs: number) => void): TimeLimit {
  let silence: ReturnType<typeof setTimeout>;
  const total = setTimeout(() => onExceeded(RUN.total), RUN.total);
  const restart = () => {
    clearTimeout(silence);
    silence = setTimeout(() => onExceeded(RUN.silence), RUN.silence);
  };
  restart();
  return {
    restart,
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
