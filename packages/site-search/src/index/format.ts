import { type Postings, weightOf } from './postings.ts';
import { type StoredTexts, TextChunk } from './textChunk.ts';

/**
 * The files of an index, all of them JSON. `manifest.json` names the chunks; it is the only file
 * whose name stays the same. A text chunk holds documents, a term chunk the postings of the terms
 * between its first one and that of the next chunk. A small index has one text chunk and no term
 * chunks: the postings of its terms are found in the texts.
 */
export const FORMAT_VERSION = 5;
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

export interface TermChunk {
  readonly terms: readonly string[];
  /** For each term. A posting's document is written as its distance from the one before it. */
  readonly postings: readonly Postings[];
}

export function toTermChunk(entries: readonly (readonly [string, Postings])[]): TermChunk {
  return {
    terms: entries.map(([term]) => term),
    postings: entries.map(([, postings]) => toDistances(postings)),
  };
}

/** Throws if the file has another format or names no chunks. */
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

/** Throws if the chunk doesn't hold `count` documents, as the manifest says. */
export function parseTextChunk(text: string, count: number): TextChunk {
  return new TextChunk(JSON.parse(text) as StoredTexts, count);
}

/** Throws if the chunk doesn't begin with `first`, its first term in the manifest. */
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
    previous = posting - weightOf(posting);
    return distance;
  });
}

export function fromDistances(distances: Postings): Postings {
  let previous = 0;
  return distances.map((distance) => {
    const posting = previous + distance;
    previous = posting - weightOf(posting);
    return posting;
  });
}
