import { getOrCreate } from '../getOrCreate.ts';
import {
  chunkName,
  MANIFEST,
  parseManifest,
  parseTermChunk,
  parseTextChunk,
} from '../index/format.ts';
import { SectionTexts } from '../index/sectionTexts.ts';
import { StoredIndex } from '../index/storedIndex.ts';
import type { TermIndex } from '../index/termIndex.ts';
import { TextIndex } from '../index/textIndex.ts';
import { LIMITS } from '../limits.ts';
import type { IndexedDocument, Section } from '../page.ts';
import type { Query } from '../query/query.ts';
import { type PreparedSection, prepareDocument } from '../rank/prepareDocument.ts';
import { sectionUses } from '../rank/sectionUses.ts';
import { RetryError } from '../retryError.ts';
import { chunksForTypos, chunkWith, termChunksOf } from './termChunks.ts';

/** Loads a file of the index by its name. Rejects with a `RetryError`. */
export type LoadFile = (name: string) => Promise<string>;

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
  const isSmall = termChunks.length === 0;
  const documents = new Map<number, IndexedDocument>();
  const prepared = new Map<number, readonly PreparedSection[]>();
  const loading = new Map<string, Promise<void>>();

  /** Loads a chunk once, and again only after it failed. */
  const loadOnce = <Chunk>(
    name: string,
    parse: (text: string) => Chunk,
    keep: (chunk: Chunk) => void,
  ) =>
    getOrCreate(loading, name, () => {
      const chunk = read(load, name, parse).then(keep);
      chunk.catch(() => loading.delete(name));
      return chunk;
    });

  const loadTextChunk = (chunk: number) => {
    const first = textChunks[chunk] ?? 0;
    const count = (textChunks[chunk + 1] ?? documentCount) - first;
    return loadOnce(
      chunkName('texts', chunk, hash),
      (text) => parseTextChunk(text, count),
      (loaded) => {
        for (const [i, document] of loaded.entries()) documents.set(first + i, document);
      },
    );
  };
  if (isSmall) await Promise.all(textChunks.map((_, chunk) => loadTextChunk(chunk)));

  const stored = new StoredIndex(documentCount);
  const all = isSmall ? [...documents.values()] : [];
  const texts = new SectionTexts(all);
  const terms = isSmall ? new TextIndex(all, texts) : stored;
  const loadTermChunk = (chunk: number) =>
    loadOnce(
      chunkName('terms', chunk, hash),
      (text) => parseTermChunk(text, termChunks[chunk] ?? ''),
      (loaded) => stored.add(loaded),
    );

  const usesOfAll = sectionUses(texts);
  const prepare = (number: number) => {
    const document = documents.get(number);
    if (!document) return [];
    if (!isSmall) {
      const usesOf = sectionUses(new SectionTexts([document]));
      return prepareDocument(document, (section, term) => usesOf(term)[section] ?? 0);
    }
    const first = texts.sections.findIndex((one) => one.document === document);
    return prepareDocument(document, (section, term) => usesOfAll(term)[first + section] ?? 0);
  };
  return {
    terms,
    async loadTerms(query) {
      if (isSmall) return;
      const chunks = termChunksOf(query, termChunks);
      await Promise.all(chunks.map(loadTermChunk));
      const others = chunksForTypos(query, terms, termChunks);
      const left = LIMITS.termChunksPerQuery - chunks.length;
      await Promise.all(others.slice(0, left).map(loadTermChunk));
    },
    async loadSections(numbers) {
      const chunkOf = (document: number) => chunkWith(textChunks, document);
      const chunks = [...new Set(numbers.map(chunkOf))].slice(0, LIMITS.textChunksPerQuery);
      await Promise.all(chunks.map(loadTextChunk));
      return numbers
        .filter((number) => chunks.includes(chunkOf(number)))
        .flatMap((number) => getOrCreate(prepared, number, prepare));
    },
    loadedSections: () => [...documents.values()].flatMap(({ sections }) => sections),
  };
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
