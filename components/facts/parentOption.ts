import type { OptionFact } from '../../content/facts/pageFacts';

/** Pure: the closest option of the page that `option` is a part of; `undefined` for the page's own. */
export function parentOption(
  { path }: OptionFact,
  options: readonly OptionFact[],
): OptionFact | undefined {
  return options
    .filter((other) => path.startsWith(`${other.path}.`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
