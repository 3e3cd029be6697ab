import type { RunPlace, RunSession } from '../contract';

/** All examples of a page run in one place, one after the other. */
let session: Promise<RunSession> | undefined;

const load = () => import(/* webpackChunkName: "run-session" */ '../session/openSession');

/** Gets everything ready that a run needs. A failure shows when something is run. */
export function warmSession(place: RunPlace): void {
  load().then(
    ({ warmUp }) => warmUp(place),
    () => {},
  );
}

export function openSharedSession(): Promise<RunSession> {
  session ??= load().then(({ openSession }) => openSession());
  return session;
}

/** Takes the place away in which examples run; the next run makes a new one. */
export function closeSharedSession(): void {
  session?.then(
    (opened) => opened.close(),
    () => {},
  );
  session = undefined;
}
