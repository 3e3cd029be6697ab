/**
 * The tag of tests that repeat a check for every page, example, or payload. `npm test` leaves them out:
 * each has a test beside it, without the tag, that makes the same check for a few of each kind.
 */
export const FULL = '@full';

/** Tags a test's repetition for all but the first `kept` entries of a list. */
export function fullAfter(kept: number, index: number): string[] {
  return index < kept ? [] : [FULL];
}

/** Splits a list into every `step`th entry, for `npm test`, and the others, for `npm run test:all`. */
export function splitByTag<Item>(items: readonly Item[], step: number) {
  return [
    { some: items.filter((_item, index) => index % step === 0), tag: [] },
    { some: items.filter((_item, index) => index % step !== 0), tag: [FULL] },
  ];
}
