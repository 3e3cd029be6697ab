/**
 * A sorted list in which each entry is only what differs from the one before it, behind a digit
 * that says how many units they share: `toBe`, `toBeNull` is `0toBe`, `4Null`.
 */
const DIGITS = 36;

export function withoutFronts(list: readonly string[]): string[] {
  return list.map((entry, i) => {
    const shared = sharedStart(entry, list[i - 1] ?? '');
    return shared.toString(DIGITS) + entry.slice(shared);
  });
}

/** The list again. */
export function withFronts(coded: readonly string[]): string[] {
  let last = '';
  return coded.map((entry) => {
    last = last.slice(0, Number.parseInt(entry[0] ?? '0', DIGITS)) + entry.slice(1);
    return last;
  });
}

function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < DIGITS - 1 && shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}
