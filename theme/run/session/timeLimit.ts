import { RUN } from '../../site.ts';

/** Counts how long nothing was heard of a run. */
export interface TimeLimit {
  readonly heard: () => void;
  readonly end: () => void;
}

/**
 * Calls `onPassed` with the limit that was passed: nothing was heard because code does not pause,
 * or all of it took too long. How long a test may wait is for Rstest to say.
 */
export function createTimeLimit(onPassed: (limitMs: number) => void): TimeLimit {
  let silence: ReturnType<typeof setTimeout>;
  const total = setTimeout(() => onPassed(RUN.total), RUN.total);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => onPassed(RUN.silence), RUN.silence);
  };
  heard();
  return {
    heard,
    end() {
      clearTimeout(silence);
      clearTimeout(total);
    },
  };
}
