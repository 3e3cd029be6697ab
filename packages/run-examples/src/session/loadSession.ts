/** Loads the code that runs examples, on first use. After a failure, the next call tries again. */
export const loadSession = () => import(/* webpackChunkName: "run-session" */ './session');
