export { openSession, warmUp } from './session/openSession.ts';
