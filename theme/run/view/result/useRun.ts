import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { RunEvent, RunnableSet, RunOutcome } from '../../contract';
import { closeSharedSession, openSharedSession } from '../sharedSession';
import { IDLE, nextRunState, type RunState } from './runState';

export interface Run {
  readonly state: RunState;
  /** Runs what `load` gives; ends a run that is under way. */
  readonly start: (load: () => Promise<RunnableSet>) => void;
  readonly stop: () => void;
  /** Shows why there is nothing to run. */
  readonly fail: (reason: unknown) => void;
  /** Stops, and takes the results away. */
  readonly close: () => void;
}

/** One example's runs, of which the last one counts. */
export function useRun(): Run {
  const [state, dispatch] = useReducer(nextRunState, IDLE);
  /** Numbers the runs: what comes from an earlier one is nobody's. */
  const turn = useRef(0);

  const start = useCallback(async (load: () => Promise<RunnableSet>) => {
    turn.current += 1;
    const own = turn.current;
    const isCurrent = () => turn.current === own;
    const queue = eventQueue((events) => isCurrent() && dispatch({ kind: 'events', events }));
    dispatch({ kind: 'start' });
    const outcome = await runOnce(load, queue.add, isCurrent);
    if (!isCurrent()) return;
    queue.flush();
    dispatch({ kind: 'end', outcome });
  }, []);

  const end = useCallback(async (): Promise<void> => {
    turn.current += 1;
    const session = await openSharedSession().catch(() => undefined);
    session?.stop();
  }, []);

  const stop = useCallback(() => {
    void end();
    dispatch({ kind: 'end', outcome: { kind: 'stopped' } });
  }, [end]);

  const fail = useCallback((reason: unknown) => {
    turn.current += 1;
    dispatch({ kind: 'end', outcome: unavailable(reason) });
  }, []);

  const close = useCallback(() => {
    if (isRunning(state)) void end();
    dispatch({ kind: 'forget' });
  }, [end, state]);

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return { state, start, stop, fail, close };
}

export function isRunning({ phase }: RunState): boolean {
  return phase === 'preparing' || phase === 'running';
}

async function runOnce(
  load: () => Promise<RunnableSet>,
  onEvent: (event: RunEvent) => void,
  isCurrent: () => boolean,
): Promise<RunOutcome> {
  try {
    const [set, session] = await Promise.all([load(), openSharedSession()]);
    if (!isCurrent()) return { kind: 'stopped' };
    const outcome = await session.run(set, onEvent);
    if (outcome.kind === 'problem' && outcome.problem.kind === 'unavailable') closeSharedSession();
    return outcome;
  } catch (error) {
    closeSharedSession();
    return unavailable(error);
  }
}

function unavailable(reason: unknown): RunOutcome {
  const message = reason instanceof Error ? reason.message : String(reason);
  return { kind: 'problem', problem: { kind: 'unavailable', message } };
}

/** Hands events on once a frame: a thousand lines of output are not a thousand renders. */
function eventQueue(take: (events: readonly RunEvent[]) => void) {
  let waiting: RunEvent[] = [];
  let frame: number | undefined;
  const flush = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    take(events);
  };
  const add = (event: RunEvent) => {
    waiting.push(event);
    frame ??= requestAnimationFrame(flush);
  };
  return { add, flush };
}
