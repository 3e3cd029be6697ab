import { RUN } from '../limits.ts';

/** Measures how long a run takes, and how long nothing has come from it. */
export interface TimeLimit {
  /** Call when a message arrives. */
  readonly restart: () => void;
  readonly end: () => void;
}

/**
 * Calls `onExceeded` with the exceeded limit, in milliseconds: there are no messages because
 * code never yields, or the whole run takes too long. Rstest itself limits how long a test can wait.
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
