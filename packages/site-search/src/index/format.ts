import type { IndexedDocument, Section } from '../page.ts';
import { MAX_WEIGHT, type Postings } from './postings.ts';

/**
 * The files of an index, all of them JSON. `manifest.json` names the chunks; it is the only file
 * whose name stays the same. A text chunk holds documents, a term chunk the postings of the terms
 * between its first one and that of the next chunk. A small index has one text chunk and no term
 * chunks: the postings of its terms are found in the texts.
 */
export const FORMAT_VERSION = 2;
export const MANIFEST = 'manifest.json';

export interface Manifest {
  readonly version: number;
  /** Part of each chunk's name: a hash of all chunks. */
  readonly hash: string;
  readonly documentCount: number;
  /** The number of the first document of each text chunk. */
  readonly textChunks: readonly number[];
  /** The first term of each term chunk, sorted by code unit. */
  readonly termChunks: readonly string[];
}

export type ChunkKind = 'texts' | 'terms';

export function chunkName(kind: ChunkKind, number: number, hash: string): string {
  return `${kind}-${number}.${hash}.json`;
}

type Texts = 'names' | 'phrases' | 'prose' | 'rows';
const TEXTS: readonly Texts[] = ['names', 'phrases', 'prose', 'rows'];

/**
 * Documents, and the sections of all of them in columns: texts of one kind side by side compress
 * better than section by section.
 */
export interface TextChunk {
  readonly documents: readonly (Omit<IndexedDocument, 'sections'> & {
    /** How many of the sections are the document's. */
    readonly sections: number;
  })[];
  readonly columns: Readonly<Record<'anchor' | 'heading' | Texts, readonly string[]>> & {
    readonly level: readonly number[];
  };
}

export interface TermChunk {
  readonly terms: readonly string[];
  /** For each term. A posting's document is written as its distance from the one before it. */
  readonly postings: readonly Postings[];
}

export function toTextChunk(documents: readonly IndexedDocument[]): TextChunk {
  const all = documents.flatMap(({ sections }) => sections);
  const lines = (name: Texts) => all.map((section) => section[name].join('\n'));
  return {
    documents: documents.map((document) => ({ ...document, sections: document.sections.length })),
    columns: {
      level: all.map(({ level }) => level),
      anchor: all.map(({ anchor }) => anchor),
      heading: all.map(({ heading }) => heading),
      names: lines('names'),
      phrases: lines('phrases'),
      prose: lines('prose'),
      rows: lines('rows'),
    },
  };
}

export function toTermChunk(entries: readonly (readonly [string, Postings])[]): TermChunk {
  return {
    terms: entries.map(([term]) => term),
    postings: entries.map(([, postings]) => toDistances(postings)),
  };
}

/** Parses a file and throws where it isn't what the manifest promises. */
export function parseManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.version !== FORMAT_VERSION) {
    throw new Error(`It has format ${manifest.version}; this engine reads ${FORMAT_VERSION}`);
  }
  if (![manifest.textChunks, manifest.termChunks].every(Array.isArray)) {
    throw new Error('It names no chunks');
  }
  return manifest;
}

/** `count` is how many documents the manifest promises. */
export function parseTextChunk(text: string, count: number): IndexedDocument[] {
  const { documents, columns } = JSON.parse(text) as TextChunk;
  const all = columns.level.map((level, i): Section => {
    const [anchor, heading] = [columns.anchor[i], columns.heading[i]];
    const texts = TEXTS.map((name) => [name, columns[name][i]?.split('\n').filter(Boolean) ?? []]);
    return { level, anchor, heading, ...Object.fromEntries(texts) } as Section;
  });
  const sum = documents.reduce((total, { sections }) => total + sections, 0);
  if (documents.length !== count || all.length !== sum) {
    throw new Error(`It doesn't hold ${count} documents`);
  }
  let first = 0;
  return documents.map((document) => {
    first += document.sections;
    return { ...document, sections: all.slice(first - document.sections, first) };
  });
}

/** `first` is the chunk's first term by the manifest. */
export function parseTermChunk(text: string, first: string): TermChunk {
  const { terms, postings } = JSON.parse(text) as TermChunk;
  if (terms[0] !== first || terms.length !== postings.length) {
    throw new Error(`It doesn't hold the terms from "${first}"`);
  }
  return { terms, postings };
}

function toDistances(postings: Postings): Postings {
  let previous = 0;
  return postings.map((posting) => {
    const distance = posting - previous;
    previous = posting - (posting % (MAX_WEIGHT + 1));
    return distance;
  });
}

export function fromDistances(distances: Postings): Postings {
  let previous = 0;
  return distances.map((distance) => {
    const posting = previous + distance;
    previous = posting - (posting % (MAX_WEIGHT + 1));
    return posting;
  });
}
