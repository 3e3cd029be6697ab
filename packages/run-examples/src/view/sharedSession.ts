import type { LoadText, RunnableSet, RunSession } from '../contract';
import { PROJECT } from '../limits';

/** All examples of a page share a session, which runs them one at a time. */
let session: Promise<RunSession> | undefined;

const load = () => import(/* webpackChunkName: "run-session" */ '../session/openSession');

/** Prepares everything for a run of `set`. A failure is shown when something is run. */
export function warmSession(loadText: LoadText, set: RunnableSet): void {
  load().then(
    ({ needsOf, warmUp }) => warmUp(loadText, needsOf(set)),
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

let held: { readonly close: () => void } | undefined;

/**
 * Keeps a sandbox ready that runs `set` on the reader's next page, although this one closes its
 * session: for `PROJECT.warmFor`, which is enough to get there.
 */
export async function holdSandbox(loadText: LoadText, set: RunnableSet): Promise<void> {
  const { needsOf, openSession, warmUp } = await load();
  held ??= openSession(loadText);
  warmUp(loadText, needsOf(set));
  setTimeout(releaseSandbox, PROJECT.warmFor);
}

function releaseSandbox(): void {
  held?.close();
  held = undefined;
}

/** Closes the session; the next run opens a new one. */
export function closeSharedSession(): void {
  session?.then(
    (opened) => opened.close(),
    () => {},
  );
  session = undefined;
}
