/**
 * The tag of tests that repeat a check for every page, example, or payload. `npm test` leaves them out:
 * each has a test beside it, without the tag, that makes the same check for a few of each kind.
 */
export const SWEEP = '@sweep';
