import type { PlannedSet } from 'run-examples/build';
import { type KnownSet, planSet } from 'run-examples/classify';

export interface NamedSet extends KnownSet {
  readonly name: string;
}

/** Worker task: plans the sets of a page, in the same order. Leaves out sets that can't run in the page. */
export function run(sets: readonly NamedSet[]): PlannedSet[] {
  return sets.flatMap(({ name, ...set }) => {
    const plan = planSet(name, set);
    return 'reason' in plan ? [] : [plan];
  });
}
