import type { OptionFact } from '../../content/facts/pageFacts';

/** Pure: whether an option without a flag has parts on the same page that do have one. */
export function hasFlagBelow(option: OptionFact, options: readonly OptionFact[]): boolean {
  return options.some(({ path, flag }) => flag !== undefined && path.startsWith(`${option.path}.`));
}
