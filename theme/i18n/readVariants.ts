/** Writes what's typed in traditional characters as the Chinese pages write it. */
export type Simplify = (typed: string) => string;

/** A text that can contain Chinese; without any, there's nothing to simplify. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/**
 * Reads a table of `traditional simplified` pairs, separated by `|`. At each place, the first pair that
 * fits is used, so longer words come first.
 */
export function readVariants(table: string): Simplify {
  if (table === '') return (typed) => typed;
  const pairs = new Map(table.split('|').map((pair) => pair.split(' ', 2) as [string, string]));
  const pattern = new RegExp([...pairs.keys()].join('|'), 'gu');
  return (typed) => typed.replace(pattern, (word) => pairs.get(word) ?? word);
}
