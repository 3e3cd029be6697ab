/** Loads what runs examples, when a reader is about to run one. After a failure, the next call tries again. */
export const loadSession = () => import(/* webpackChunkName: "run-session" */ './session');
