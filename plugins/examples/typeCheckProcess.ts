import { type CheckedSet, checkTypes } from './typeCheck.ts';

/** Entry of the process that type-checks while the examples run: the compiler never yields. */
process.once('message', (message) => {
  const { root, sets } = message as { root: string; sets: CheckedSet[] };
  process.send?.(checkTypes(root, sets), () => process.disconnect());
});
