import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RunEvent, RunnableSet, RunOutcome } from '../../contract';
import { unavailable } from '../../unavailable';
import { closeSharedSession, openSharedSession } from '../sharedSession';
import { type RunViewOptions, useRunView } from '../viewContext';
import { RunResults } from './runResults';
import { IDLE, nextRunState, type RunState } from './runState';

export interface Run {
  readonly state: RunState;
  /** Runs the example that `load` resolves to; stops the current run. */
  readonly start: (load: () => Promise<RunnableSet>) => void;
  readonly stop: () => void;
  /** Shows why nothing can be run. */
  readonly fail: (error: unknown) => void;
  /** Shows the next slice of the results. */
  readonly showMore: () => void;
  /** Stops the run and removes its results. */
  readonly close: () => void;
}

/** One example's runs; only the latest one counts. */
export function useRun(): Run {
  const options = useRunView();
  const [state, dispatch] = useReducer(nextRunState, IDLE);
  /** The latest run; events of earlier ones are ignored. */
  const latest = useRef(IDLE.results);
  const isRunning = useRef(false);

  const start = useCallback(
    async (load: () => Promise<RunnableSet>) => {
      const results = new RunResults();
      latest.current = results;
      isRunning.current = true;
      const isLatest = () => latest.current === results;
      // A thousand lines of output must not cause a thousand renders.
      const frame = createFrameQueue(() => isLatest() && dispatch({ kind: 'results', results }));
      dispatch({ kind: 'start' });
      const outcome = await runOnce(options, load, isLatest, (event) => {
        if (!isLatest()) return;
        results.add(event);
        frame.request();
      });
      frame.cancel();
      if (!isLatest()) return;
      isRunning.current = false;
      dispatch({ kind: 'end', results, outcome });
    },
    [options],
  );

  /** Ignores the latest run from now on. */
  const abandon = useCallback(() => {
    latest.current = new RunResults();
    if (!isRunning.current) return;
    isRunning.current = false;
    openSharedSession(options.loadText).then(
      (session) => session.stop(),
      () => {},
    );
  }, [options]);

  const stop = useCallback(() => {
    dispatch({ kind: 'end', results: latest.current, outcome: { kind: 'stopped' } });
    abandon();
  }, [abandon]);

  const fail = useCallback(
    async (error: unknown) => {
      abandon();
      const results = latest.current;
      const outcome = await outcomeOfError(error, options);
      if (latest.current === results) dispatch({ kind: 'end', results, outcome });
    },
    [abandon, options],
  );

  const showMore = useCallback(() => dispatch({ kind: 'showMore' }), []);

  const close = useCallback(() => {
    abandon();
    dispatch({ kind: 'close' });
  }, [abandon]);

  useEffect(
    () => () => {
      latest.current = new RunResults();
    },
    [],
  );
  return { state, start, stop, fail, showMore, close };
}

async function runOnce(
  options: RunViewOptions,
  load: () => Promise<RunnableSet>,
  isLatest: () => boolean,
  onEvent: (event: RunEvent) => void,
): Promise<RunOutcome> {
  try {
    const [set, session] = await Promise.all([load(), openSharedSession(options.loadText)]);
    if (!isLatest()) return { kind: 'stopped' };
    const outcome = await session.run(set, onEvent);
    if (outcome.kind === 'problem' && outcome.problem.kind === 'unavailable') {
      console.error(outcome.problem.message);
      closeSharedSession();
    }
    return outcome;
  } catch (error) {
    closeSharedSession();
    return outcomeOfError(error, options);
  }
}

/** The reason of a loading error. */
async function outcomeOfError(
  error: unknown,
  { loadFailureOf }: RunViewOptions,
): Promise<RunOutcome> {
  console.error(error);
  const reason = await loadFailureOf?.(error);
  const problem = unavailable(error);
  return { kind: 'problem', problem: reason ? { ...problem, reason } : problem };
}

/** Calls `render` once in the next animation frame, even if it's requested several times. */
interface FrameQueue {
  readonly request: () => void;
  readonly cancel: () => void;
}

function createFrameQueue(render: () => void): FrameQueue {
  let frame: number | undefined;
  return {
    request() {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        render();
      });
    },
    cancel() {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
