import type { SearchText } from '../../i18n/text/searchText';

/** Characters of a type or default that are shown: most, but not whole objects. */
const MAX_LENGTH = 32;
const ELLIPSIS = '…';

/**
 * The type and default of an option in brief, such as `number · default 5000`; `undefined` for facts
 * that aren't those of an option.
 */
export function optionSummary(
  { type, default: initial }: Readonly<Record<string, string>>,
  text: Pick<SearchText, 'defaultIs' | 'noDefault'>,
): string | undefined {
  if (type === undefined) return undefined;
  const value = initial === undefined ? text.noDefault : text.defaultIs(shortened(initial));
  return `${shortened(type)} · ${value}`;
}

function shortened(code: string): string {
  return code.length <= MAX_LENGTH ? code : `${code.slice(0, MAX_LENGTH - 1).trimEnd()}${ELLIPSIS}`;
}
