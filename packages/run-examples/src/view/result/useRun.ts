import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RunnableSet, RunOutcome } from '../../contract';
import { loadSession, type Session, withSession } from '../../session/loadSession';
import { toUnavailable } from '../../unavailable';
import { useViewOptions, type ViewOptions } from '../viewContext';
import { addEvent, noResults } from './runResults';
import { IDLE, nextRunState, type RunState } from './runState';

export interface Run {
  readonly state: RunState;
  /** Runs the example that `load` resolves to; stops the current run. */
  readonly start: (load: () => Promise<RunnableSet>) => void;
  readonly stop: () => void;
  /** Shows why nothing can be run. */
  readonly fail: (error: unknown) => void;
  /** Stops the run and removes its results. */
  readonly close: () => void;
}

/** Runs an example; the state is that of the latest run. */
export function useRun(): Run {
  const options = useViewOptions();
  const [state, dispatch] = useReducer(nextRunState, IDLE);
  /** The results of the latest run; events of earlier ones are ignored. */
  const latest = useRef(IDLE.results);
  const isRunning = useRef(false);

  const start = useCallback(
    async (load: () => Promise<RunnableSet>) => {
      const results = noResults();
      latest.current = results;
      isRunning.current = true;
      const isLatest = () => latest.current === results;
      // Renders at most once per frame, however many events arrive.
      let frame: number | undefined;
      const render = () => {
        frame = undefined;
        if (isLatest()) dispatch({ kind: 'results', results });
      };
      dispatch({ kind: 'start' });
      const loading = load();
      // An error is handled below, when the session is loaded, too.
      loading.catch(() => {});
      const outcome = await runOnce(options, async ({ run }) => {
        const set = await loading;
        if (!isLatest()) return { kind: 'stopped' };
        results.ran = set.files;
        return run(options.loadText, set, (event) => {
          if (!isLatest()) return;
          addEvent(results, event);
          frame ??= requestAnimationFrame(render);
        });
      });
      if (frame !== undefined) cancelAnimationFrame(frame);
      if (!isLatest()) return;
      isRunning.current = false;
      dispatch({ kind: 'end', results, outcome });
    },
    [options],
  );

  /** Ignores further events of the latest run, and stops it. */
  const abandon = useCallback(() => {
    latest.current = noResults();
    if (!isRunning.current) return;
    isRunning.current = false;
    withSession(({ stop }) => stop());
  }, []);

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

  const close = useCallback(() => {
    abandon();
    dispatch({ kind: 'close' });
  }, [abandon]);

  useEffect(
    () => () => {
      latest.current = noResults();
    },
    [],
  );
  return { state, start, stop, fail, close };
}

/** Loads the session and runs an example with it. Logs errors, because the reader gets other messages. */
async function runOnce(
  options: ViewOptions,
  run: (session: Session) => Promise<RunOutcome>,
): Promise<RunOutcome> {
  try {
    const outcome = await run(await loadSession());
    if (outcome.kind === 'problem' && outcome.problem.kind === 'unavailable') {
      console.error(outcome.problem.message);
    }
    return outcome;
  } catch (error) {
    return outcomeOfError(error, options);
  }
}

/** The outcome of a run that an error prevented, with the reason if files couldn't be loaded. */
async function outcomeOfError(error: unknown, { loadFailureOf }: ViewOptions): Promise<RunOutcome> {
  console.error(error);
  const reason = await loadFailureOf(error);
  const problem = toUnavailable(error);
  return { kind: 'problem', problem: reason ? { ...problem, reason } : problem };
}
