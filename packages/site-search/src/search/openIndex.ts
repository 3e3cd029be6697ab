import { getOrCreate } from '../getOrCreate.ts';
import { RetryError } from '../hits/searchHit.ts';
import {
  chunkName,
  MANIFEST,
  parseManifest,
  parseTermChunk,
  parseTextChunk,
} from '../index/format.ts';
import type { TermIndex } from '../index/postings.ts';
import { StoredIndex, TextIndex } from '../index/termIndexes.ts';
import type { TextChunk } from '../index/textChunk.ts';
import { lastAtMost } from '../lastAtMost.ts';
import { LIMITS } from '../limits.ts';
import type { Section } from '../page.ts';
import type { Query, Word } from '../query/query.ts';
import { type PreparedSection, prepareDocument } from '../rank/prepareDocument.ts';
import { stem } from '../text/stem.ts';
import { isChinese } from '../text/tokenize.ts';

/** Loads a file of the index by its name. Rejects with a `RetryError`. */
export type LoadFile = (name: string) => Promise<string>;

/** Fetches the files of an index. `folder` is its absolute URL and ends with a slash. */
export function fetchFrom(folder: string): LoadFile {
  return async (name) => {
    const url = new URL(name, folder);
    // The names of chunks have a hash.
    const cache = name === MANIFEST ? 'no-cache' : 'default';
    try {
      const response = await fetch(url, { cache, signal: AbortSignal.timeout(LIMITS.timeout) });
      if (response.ok) return await response.text();
      throw new Error(`status ${response.status}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RetryError(`The search index can't be loaded: ${url.pathname}: ${reason}`);
    }
  };
}

/** An index that can be searched. Chunks are loaded by the queries that need them. */
export interface OpenIndex {
  readonly terms: TermIndex;
  /** Loads the term chunks of a query. */
  loadTerms(query: Query): Promise<void>;
  /** The sections of documents, in the order of the numbers, as far as one query may load them. */
  loadSections(documents: readonly number[]): Promise<readonly PreparedSection[]>;
  /** The sections of all documents that were loaded so far. */
  loadedSections(): Section[];
}

/** Rejects with a `RetryError` where a file can't be loaded or is damaged. */
export async function openIndex(load: LoadFile): Promise<OpenIndex> {
  const { hash, documentCount, textChunks, termChunks } = await read(load, MANIFEST, parseManifest);
  const loaded: TextChunk[] = [];
  const loadTexts = onceEach(async (chunk) => {
    const count = (textChunks[chunk + 1] ?? documentCount) - (textChunks[chunk] ?? 0);
    const name = chunkName('texts', chunk, hash);
    const texts = await read(load, name, (text) => parseTextChunk(text, count));
    loaded.push(texts);
    return texts;
  });
  const prepared = new Map<number, readonly PreparedSection[]>();
  const open = {
    async loadSections(numbers: readonly number[]) {
      const chunkOf = (document: number) => lastAtMost(textChunks, document);
      const chunks = [...new Set(numbers.map(chunkOf))].slice(0, LIMITS.textChunksPerQuery);
      const texts = new Map<number, TextChunk>();
      await Promise.all(chunks.map(async (chunk) => texts.set(chunk, await loadTexts(chunk))));
      return numbers.flatMap((number) => {
        const chunk = chunkOf(number);
        const from = texts.get(chunk);
        if (!from) return [];
        return getOrCreate(prepared, number, () =>
          prepareDocument(from, number - (textChunks[chunk] ?? 0)),
        );
      });
    },
    loadedSections: () =>
      loaded.flatMap(({ documents }) => documents.flatMap(({ sections }) => sections)),
  };
  // A small index is its texts.
  if (termChunks.length === 0) {
    return { ...open, terms: new TextIndex(await loadTexts(0)), loadTerms: async () => {} };
  }
  const terms = new StoredIndex(documentCount);
  const loadTermChunk = onceEach(async (chunk) => {
    const first = termChunks[chunk] ?? '';
    terms.add(
      await read(load, chunkName('terms', chunk, hash), (text) => parseTermChunk(text, first)),
    );
  });
  return {
    ...open,
    terms,
    async loadTerms(query) {
      await Promise.all(termChunksOf(query, termChunks).map(loadTermChunk));
    },
  };
}

/** Loads each chunk once, and again only after it failed. */
function onceEach<Chunk>(
  load: (chunk: number) => Promise<Chunk>,
): (chunk: number) => Promise<Chunk> {
  const loading = new Map<number, Promise<Chunk>>();
  return (chunk) =>
    getOrCreate(loading, chunk, () => {
      const promise = load(chunk);
      promise.catch(() => loading.delete(chunk));
      return promise;
    });
}

async function read<Parsed>(
  load: LoadFile,
  name: string,
  parse: (text: string) => Parsed,
): Promise<Parsed> {
  const text = await load(name);
  try {
    return parse(text);
  } catch (cause) {
    // A host may answer a missing file with a page of its own.
    throw new RetryError(`The search index is damaged: ${name}`, { cause });
  }
}

/** Behind every term with the same beginning. */
const LAST = '\uffff';
const MIN_STEM_LENGTH = 3;

/**
 * The numbers of the chunks with the terms of a query, the most important ones first: what was
 * typed, its inflections, then its other words. No more than one query may load.
 */
function termChunksOf(query: Query, firsts: readonly string[]): number[] {
  const words = wordsOf(query);
  const typed = words.filter((word) => word.typed);
  const wanted = [
    ...typed.map((word) => lastAtMost(firsts, word.term)),
    ...typed.flatMap((word) => chunksWithPrefix(word, firsts)),
    ...words.map((word) => lastAtMost(firsts, word.term)),
  ];
  return [...new Set(wanted)].slice(0, LIMITS.termChunksPerQuery);
}

/** Inflections and longer words begin with the stem of a word. */
function chunksWithPrefix({ term, isPrefix }: Word, firsts: readonly string[]): number[] {
  if (isChinese(term)) return [];
  const root = stem(term);
  if (!isPrefix && root.length < MIN_STEM_LENGTH) return [];
  const first = lastAtMost(firsts, root);
  const last = Math.min(lastAtMost(firsts, root + LAST), first + LIMITS.termChunksPerWord - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function wordsOf(query: Query): Word[] {
  return query.concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ words }) => words));
}
