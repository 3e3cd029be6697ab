import type { Heading, Page, Section } from '../page.ts';
import { normalizeName } from '../text/characters.ts';
import { type Token, tokenize } from '../text/tokenize.ts';

/** A section with what ranking derives from it, when it's first needed. */
export interface PreparedSection {
  readonly page: Page;
  readonly section: Section;
  /** The headings above, outermost first, without the page's title. */
  readonly ancestors: readonly Heading[];
  /** The texts that say what the section, or a row in it, is about. */
  readonly labels: () => readonly Label[];
  /** Normalized names of the section, and the title if the section is an opening. */
  readonly exactNames: () => readonly string[];
  /** Normalized phrases of the section. */
  readonly exactPhrases: () => readonly string[];
}

/** A text that says what a section, or a row in it, is about. */
export interface Label {
  readonly tokens: readonly Token[];
  readonly terms: ReadonlySet<string>;
}

export function prepareSections(page: Page): PreparedSection[] {
  let ancestors: readonly Heading[] = [];
  return page.sections.map((section) => {
    const { level, heading, names, phrases } = section;
    const above = ancestors.filter((one) => one.level < level);
    ancestors = level > 1 ? [...above, { level, heading }] : above;
    return {
      page,
      section,
      ancestors: above,
      labels: lazy(() => labelsOf(section)),
      exactNames: lazy(() => normalized([...(level === 1 ? [heading] : []), ...names])),
      exactPhrases: lazy(() => normalized(phrases)),
    };
  });
}

/** A longer phrase is a message, which a query of a few of its words doesn't ask for. */
const MAX_PHRASE_WORDS = 7;
/** A shorter cell is a name or a word. Longer ones are tasks, conditions, or quoted messages. */
const MIN_CELL_WORDS = 4;

/** What labels a section: its heading, phrases, and the first cells of its rows. */
function labelsOf({ heading, phrases, rows }: Section): Label[] {
  const short = phrases.filter((phrase) => wordCount(phrase) <= MAX_PHRASE_WORDS);
  const cells = rows.map((row) => row.split(' | ')[0] ?? '');
  const long = cells.filter((cell) => wordCount(cell) >= MIN_CELL_WORDS);
  return [heading, ...short, ...long].map(toLabel);
}

/** Counts words by spaces, which Chinese doesn't have: only its cells with quoted messages are long. */
function wordCount(text: string): number {
  return text.split(' ').length;
}

/** Leaves out operators, which have no letters. */
function normalized(names: readonly string[]): string[] {
  return names.map(normalizeName).filter(Boolean);
}

function toLabel(text: string): Label {
  const tokens = tokenize(text);
  return { tokens, terms: new Set(tokens.map(({ term }) => term)) };
}

/** A function that creates a value when it's first called. */
export function lazy<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
