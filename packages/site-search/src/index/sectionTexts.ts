import type { Heading, IndexedDocument, Section } from '../page.ts';
import { SegmentedText } from '../text/segmentedText.ts';

/** Where in a section, or above it, a term is. */
export type Place =
  | 'heading'
  | 'names'
  | 'phrases'
  | 'title'
  | 'ancestors'
  | 'prose'
  | 'rows'
  /** The first cells of rows, which say what the rows are about. */
  | 'keys';

const PLACES: readonly Place[] = [
  'heading',
  'names',
  'phrases',
  'title',
  'ancestors',
  'prose',
  'rows',
  'keys',
];

/** A section with what is above it. */
export interface PlacedSection {
  readonly document: IndexedDocument;
  readonly section: Section;
  /** The headings above, outermost first, without the page's title. */
  readonly ancestors: readonly Heading[];
}

/** The sections of a document. */
export function placeSections(document: IndexedDocument): PlacedSection[] {
  let ancestors = document.ancestors;
  return document.sections.map((section) => {
    ancestors = ancestors.filter(({ level }) => level < section.level);
    const placed = { document, section, ancestors };
    if (section.level > 1) ancestors = [...ancestors, section];
    return placed;
  });
}

/** The texts of a section by their places, a line each. */
export function textsOf({ document, section, ancestors }: PlacedSection): Record<Place, string[]> {
  const { heading, names, phrases, prose, rows } = section;
  return {
    heading: [heading],
    names: [...names],
    phrases: [...phrases],
    title: [document.title],
    ancestors: ancestors.map((one) => one.heading),
    prose: [...prose],
    rows: [...rows],
    keys: rows.map(keyOf),
  };
}

/** A line of facts has no cells. */
function keyOf(row: string): string {
  return row.slice(0, Math.max(0, row.indexOf(' | ')));
}

/** The texts of sections, in which terms are looked up. */
export class SectionTexts {
  readonly sections: readonly PlacedSection[];
  readonly #text: SegmentedText;

  constructor(documents: readonly IndexedDocument[]) {
    this.sections = documents.flatMap(placeSections);
    this.#text = new SegmentedText(
      this.sections.flatMap((section) => {
        const texts = textsOf(section);
        return PLACES.map((place) => texts[place].join('\n'));
      }),
    );
  }

  /** Visits each occurrence of a term, section by section, with the run that it is in. */
  scan(term: string, visit: (section: number, place: Place, run: string) => void): void {
    this.#text.scan(term, (segment, run) => {
      const place = PLACES[segment % PLACES.length];
      if (place) visit(Math.floor(segment / PLACES.length), place, run);
    });
  }

  /** All terms, Chinese aside. */
  terms(): string[] {
    return this.#text.terms();
  }
}
