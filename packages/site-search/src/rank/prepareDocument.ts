import { type PlacedSection, placeSections } from '../index/sectionTexts.ts';
import { normalizedNames } from '../index/termIndex.ts';
import type { IndexedDocument } from '../page.ts';
import { fold, type Token, tokenize } from '../text/tokenize.ts';
import type { UseOf } from './termUse.ts';

/** A section with what ranking asks of it. */
export interface PreparedSection extends PlacedSection {
  /** The heading, then how readers ask for the section. */
  readonly labels: () => readonly Label[];
  /** The heading and names, and the phrases, normalized. */
  readonly exactNames: readonly string[];
  readonly exactPhrases: readonly string[];
  /** Heading, prose and rows, a line each, folded. */
  readonly text: string;
  readonly uses: UseOf;
  /** Characters of prose and rows. */
  readonly length: number;
}

/** A text that says what a section is about. */
export interface Label {
  readonly tokens: readonly Token[];
  readonly terms: ReadonlySet<string>;
}

/** `uses` tells how the document's section of a number uses a term. */
export function prepareDocument(
  document: IndexedDocument,
  uses: (section: number, term: string) => number,
): PreparedSection[] {
  const names = normalizedNames(
    document.sections.map((section) => [section.heading, ...section.names]),
  );
  const phrases = normalizedNames(document.sections.map((section) => section.phrases));
  return placeSections(document).map((placed, i) => {
    const { section } = placed;
    const text = fold([section.heading, ...section.prose, ...section.rows].join('\n'));
    return {
      ...placed,
      labels: lazy(() => [section.heading, ...section.phrases].map(toLabel)),
      exactNames: names[i] ?? [],
      exactPhrases: phrases[i] ?? [],
      text,
      uses: (term: string) => uses(i, term),
      length: text.length - section.heading.length,
    };
  });
}

function toLabel(text: string): Label {
  const tokens = tokenize(text);
  return { tokens, terms: new Set(tokens.map(({ term }) => term)) };
}

/** A function that creates a value when it's first called. */
function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
