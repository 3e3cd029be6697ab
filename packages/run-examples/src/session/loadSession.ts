/** Loads the code that runs examples, on first use. After a failure, the next call tries again. */
export const loadSession = () => import(/* webpackChunkName: "run-session" */ './session');

export type Session = Awaited<ReturnType<typeof loadSession>>;

/** Calls a function with the session. Does nothing if the session can't be loaded: then nothing runs. */
export function withSession(act: (session: Session) => void): void {
  loadSession().then(act, () => {});
}
