/**
 * The tag of tests that repeat a check for every page, example, or payload. `npm test` leaves them out, and
 * runs a test without the tag instead, which makes the same check for a few of each kind.
 */
export const FULL = '@full';

/** The tags of the test for the entry at `index` of a list: `FULL` for all but the first `kept` entries. */
export function fullAfter(kept: number, index: number): string[] {
  return index < kept ? [] : [FULL];
}

/** Splits a list into every `step`th entry, for `npm test`, and all others, for `npm run test:all`. */
export function splitByTag<Item>(items: readonly Item[], step: number) {
  return [
    { some: items.filter((_item, index) => index % step === 0), tag: [] },
    { some: items.filter((_item, index) => index % step !== 0), tag: [FULL] },
  ];
}
