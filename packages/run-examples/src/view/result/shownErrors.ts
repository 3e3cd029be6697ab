import type { RunError } from '../../contract';
import type { ResultNode } from './runResults';
import type { ShownItems, ShownRows } from './shownRows';
import { splitDiff, TEXT_SHOWN } from './shownText';
import { createSliceBudget, type SliceBudget } from './sliceBudget';

/** Maximum errors of one test or file in a slice, so that they don't displace all others. */
const ERRORS_OF_ONE = 10;

/** Lines of a diff and locations are elements; each costs as much as this many characters. */
const LINE_COST = 20;

export function shownErrors(rows: ShownRows, slices: number): ShownItems<RunError> {
  const budget = createSliceBudget(slices);
  const taken = new Map<ResultNode, readonly RunError[]>();
  let count = 0;
  for (const node of [...rows.tests, ...rows.files]) {
    const all = node.kind === 'test' ? node.test.errors : (node.result?.errors ?? []);
    const errors = takeErrors(all, budget, slices);
    taken.set(node, errors);
    count += errors.length;
  }
  return { of: (node) => taken.get(node) ?? [], count };
}

/** The first errors of one test or file, or outside of all of them. */
export function takeErrors(
  all: readonly RunError[],
  budget: SliceBudget,
  slices: number,
): readonly RunError[] {
  const taken: RunError[] = [];
  for (const error of all) {
    if (budget.isSpent || taken.length === ERRORS_OF_ONE * slices) break;
    budget.spend(sizeOf(error));
    taken.push(error);
  }
  return taken;
}

function sizeOf({ name, message, diff = '', locations }: RunError): number {
  const { shown } = splitDiff(diff);
  const lines = shown.split('\n').length + locations.length;
  return Math.min(TEXT_SHOWN, name.length + message.length) + shown.length + LINE_COST * lines;
}
