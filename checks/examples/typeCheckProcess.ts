import type { CheckedSet } from './checkedSets.ts';
import { checkTypes } from './typeCheck.ts';

/** Entry point of the process that type-checks while the examples run: the compiler blocks its thread. */
process.once('message', (message) => {
  const { root, sets } = message as { root: string; sets: CheckedSet[] };
  process.send?.(checkTypes(root, sets), () => process.disconnect());
});
