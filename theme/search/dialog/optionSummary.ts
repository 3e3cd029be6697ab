import type { OPTION_TEXT } from '../../i18n/text/optionText';
import type { SearchText } from '../../i18n/text/searchText';
import { plainText } from './highlight';

export type FactNames = (typeof OPTION_TEXT)['en'];

/** Characters of a type or default that are shown: most, but not whole objects. */
const MAX_LENGTH = 32;
const ELLIPSIS = '…';

/**
 * The type and default of an option in brief, such as `number · default 5000`. `facts` are HTML of
 * the form `name: value`. `undefined` if they aren't those of an option.
 */
export function optionSummary(
  facts: readonly string[],
  names: FactNames,
  text: Pick<SearchText, 'defaultIs' | 'noDefault'>,
): string | undefined {
  const type = factValue(facts, names.factsType);
  const value = factValue(facts, names.factsDefault);
  if (type === undefined || value === undefined) return undefined;
  const initial =
    value === names.factsNoDefault ? text.noDefault : text.defaultIs(shortened(value));
  return `${shortened(type)} · ${initial}`;
}

/** Whether a snippet is from one of the facts. */
export function isOneOf(facts: readonly string[], snippet: string): boolean {
  const words = plainText(snippet).replaceAll(ELLIPSIS, '');
  return facts.some((fact) => plainText(fact).includes(words));
}

function factValue(facts: readonly string[], name: string): string | undefined {
  const start = `${name}: `;
  return facts
    .map(plainText)
    .find((fact) => fact.startsWith(start))
    ?.slice(start.length);
}

function shortened(code: string): string {
  return code.length <= MAX_LENGTH ? code : `${code.slice(0, MAX_LENGTH - 1).trimEnd()}${ELLIPSIS}`;
}
