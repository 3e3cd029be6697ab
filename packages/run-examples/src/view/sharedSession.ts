import type { LoadText, RunSession } from '../contract';

/** All examples of a page share a session, which runs them one at a time. */
let session: Promise<RunSession> | undefined;

const load = () => import(/* webpackChunkName: "run-session" */ '../session/openSession');

/** Loads everything that a run needs. A failure is shown when something is run. */
export function warmSession(loadText: LoadText, needsDom: boolean): void {
  load().then(
    ({ warmUp }) => warmUp(loadText, { dom: needsDom }),
    () => {},
  );
}

/** After a failure, the next call tries again. */
export function openSharedSession(loadText: LoadText): Promise<RunSession> {
  if (session) return session;
  const opening = load().then(({ openSession }) => openSession(loadText));
  session = opening;
  opening.catch(() => {
    if (session === opening) session = undefined;
  });
  return opening;
}

/** Closes the session; the next run opens a new one. */
export function closeSharedSession(): void {
  session?.then(
    (opened) => opened.close(),
    () => {},
  );
  session = undefined;
}
