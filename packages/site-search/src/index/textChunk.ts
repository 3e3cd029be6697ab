import { getOrCreate } from '../getOrCreate.ts';
import type { IndexedDocument } from '../page.ts';
import { CodedTexts } from '../text/codedTexts.ts';
import { type EncodedTexts, encodeTexts } from '../text/encodeTexts.ts';
import { COLUMNS, columnLines, LazySection, PLACE } from './sectionColumns.ts';

/**
 * Documents as they are stored. The texts of their sections are in columns, because those of one
 * kind side by side compress better than section by section.
 */
export interface StoredTexts extends EncodedTexts {
  readonly documents: readonly StoredDocument[];
  /** Of each section of all documents. */
  readonly levels: readonly number[];
  readonly anchors: readonly string[];
}

/** `sections` is how many of the sections are the document's. */
type StoredDocument = Omit<IndexedDocument, 'sections'> & { readonly sections: number };

export function toStoredTexts(documents: readonly IndexedDocument[]): StoredTexts {
  const sections = documents.flatMap((document) => document.sections);
  const texts = COLUMNS.flatMap((column) =>
    sections.map((section) => columnLines(section, column).join('\n')),
  );
  return {
    documents: documents.map((document) => ({ ...document, sections: document.sections.length })),
    levels: sections.map(({ level }) => level),
    anchors: sections.map(({ anchor }) => anchor),
    ...encodeTexts(texts),
  };
}

/** Documents that were loaded. Texts are decoded when they're asked for. */
export class TextChunk {
  readonly documents: readonly IndexedDocument[];
  /** The number of the first section of each document. */
  readonly firstSections: readonly number[];
  readonly #sections: number;
  readonly #texts: CodedTexts;
  readonly #uses = new Map<string, Uint8Array>();

  /** `count` is how many documents the manifest promises. */
  constructor({ documents, levels, anchors, ...encoded }: StoredTexts, count: number) {
    const texts = new CodedTexts(encoded);
    const sections = levels.map(
      (level, i) =>
        new LazySection(level, anchors[i] ?? '', (column) =>
          texts.read(COLUMNS.indexOf(column) * levels.length + i),
        ),
    );
    let next = 0;
    this.firstSections = documents.map((document) => {
      const first = next;
      next += document.sections;
      return first;
    });
    if (
      documents.length !== count ||
      next !== levels.length ||
      texts.length !== COLUMNS.length * levels.length
    ) {
      throw new Error(`It doesn't hold ${count} documents`);
    }
    this.documents = documents.map((document, i) => {
      const first = this.firstSections[i] ?? 0;
      return { ...document, sections: sections.slice(first, first + document.sections) };
    });
    this.#sections = levels.length;
    this.#texts = texts;
  }

  /** All terms with a prefix, Chinese aside. */
  withPrefix(prefix: string): readonly string[] {
    return this.#texts.withPrefix(prefix);
  }

  /** Where each section has a term: the sum of its `PLACE`s, 0 where it doesn't. */
  usesOf(term: string): Uint8Array {
    return getOrCreate(this.#uses, term, () => {
      const uses = new Uint8Array(this.#sections);
      for (const text of this.#texts.textsWith(term)) {
        const section = text % this.#sections;
        const column = COLUMNS[(text - section) / this.#sections];
        if (column) uses[section] = (uses[section] ?? 0) | PLACE[column];
      }
      return uses;
    });
  }
}
