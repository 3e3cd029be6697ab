import type { RunEvent, RunnableSet, RunOutcome, RunSession } from '../contract';

type OnEvent = (event: RunEvent) => void;

interface EarlyRun {
  readonly set: RunnableSet;
  /** Passes on what has happened, and everything from now on. */
  readonly follow: (onEvent: OnEvent) => Promise<RunOutcome>;
}

let early: EarlyRun | undefined;

/** Starts a run before its view is rendered; the view's own call of `runSet` follows it. */
export function runEarly(session: RunSession, set: RunnableSet): void {
  const events: RunEvent[] = [];
  let onEvent: OnEvent = (event) => events.push(event);
  const outcome = session.run(set, (event) => onEvent(event));
  early = {
    set,
    follow(listener) {
      events.forEach(listener);
      onEvent = listener;
      return outcome;
    },
  };
}

/** Runs a set, or follows its early run. */
export function runSet(
  session: RunSession,
  set: RunnableSet,
  onEvent: OnEvent,
): Promise<RunOutcome> {
  const started = early;
  early = undefined;
  return started?.set === set ? started.follow(onEvent) : session.run(set, onEvent);
}
