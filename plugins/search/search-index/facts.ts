import type { OptionFact } from '../../../content/facts/pageFacts.ts';

export interface SectionFacts {
  /** As readers type them: the option's path and its flags. */
  readonly names: readonly string[];
  /** Values by name, as data: the search dialog has the words for them. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What a section about an option defines. An option without a default has no fact `default`. */
export function indexedOptionFacts({
  path,
  flag,
  alias,
  type,
  default: initial,
}: OptionFact): SectionFacts {
  const flags = [alias, flag].flatMap((text) => text?.split(' ')[0] ?? []);
  return {
    names: [path, ...flags],
    facts: { type, ...(initial !== undefined && { default: initial }) },
  };
}
