import { columnLines, PLACE } from '../index/sectionColumns.ts';
import type { TextChunk } from '../index/textChunk.ts';
import type { Heading, IndexedDocument, Section } from '../page.ts';
import { fold, normalizeName, type Token, tokenize } from '../text/tokenize.ts';

/** A section with what ranking asks of it. */
export interface PreparedSection {
  readonly document: IndexedDocument;
  readonly section: Section;
  /** The headings above, outermost first, without the page's title. */
  readonly ancestors: readonly Heading[];
  /** The heading, then how readers ask for the section. */
  readonly labels: () => readonly Label[];
  /** The names of the section, of an opening the title, too; and its phrases, normalized. */
  readonly exactNames: () => readonly string[];
  readonly exactPhrases: () => readonly string[];
  /** Heading, prose, rows, and facts, a line each, folded. */
  readonly text: () => string;
  /** Where the section has a term: the sum of its `PLACE`s. */
  readonly uses: (term: string) => number;
}

/** A text that says what a section is about. */
export interface Label {
  readonly tokens: readonly Token[];
  readonly terms: ReadonlySet<string>;
}

/** The sections of the document with a number in a chunk. */
export function prepareDocument(chunk: TextChunk, number: number): PreparedSection[] {
  const document = chunk.documents[number];
  if (!document) return [];
  const { sections } = document;
  const first = chunk.firstSections[number] ?? 0;
  const title = toLabel(document.title).terms;
  let ancestors = document.ancestors;
  return sections.map((section, i) => {
    const { level, heading } = section;
    ancestors = ancestors.filter((one) => one.level < level);
    const above = ancestors;
    if (level > 1) ancestors = [...ancestors, { level, heading }];
    return {
      document,
      section,
      ancestors: above,
      labels: lazy(() => [heading, ...section.phrases].map(toLabel)),
      exactNames: lazy(() => normalized([...(level === 1 ? [heading] : []), ...section.names])),
      exactPhrases: lazy(() => normalized(section.phrases)),
      text: lazy(() =>
        fold(
          [heading, ...section.prose, ...section.rows, ...columnLines(section, 'facts')].join('\n'),
        ),
      ),
      uses: (term) => (chunk.usesOf(term)[first + i] ?? 0) | (title.has(term) ? PLACE.title : 0),
    };
  });
}

/** Operators have no letters: they aren't names. */
function normalized(names: readonly string[]): string[] {
  return names.map(normalizeName).filter(Boolean);
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
