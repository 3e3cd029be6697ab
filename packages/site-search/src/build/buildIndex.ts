import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getOrCreate } from '../getOrCreate.ts';
import {
  type ChunkKind,
  chunkName,
  FORMAT_VERSION,
  MANIFEST,
  type Manifest,
  toTermChunk,
} from '../index/format.ts';
import { type Postings, PostingsBuilder, weightOf } from '../index/postings.ts';
import { COLUMNS, columnLines, PLACE } from '../index/sectionColumns.ts';
import { toStoredTexts } from '../index/textChunk.ts';
import { LIMITS } from '../limits.ts';
import type { IndexedDocument, PageInput, Section } from '../page.ts';
import { matchRuns, termsOf } from '../text/tokenize.ts';
import { splitPages } from './splitPages.ts';

/** A file of an index, to be served under its name in the folder of the index. */
export interface IndexFile {
  readonly name: string;
  readonly content: string;
}

interface Chunk<First> {
  readonly first: First;
  readonly content: string;
}

const HASH_LENGTH = 8;

/** The files of an index of these pages. The same pages give the same files. */
export function buildIndex(pages: readonly PageInput[]): IndexFile[] {
  const documents = splitPages(pages);
  const size = documents.reduce((sum, document) => sum + sizeOf(document), 0);
  const isSmall = size <= LIMITS.singleChunk;
  const texts = isSmall ? [textChunk(documents, 0)] : textChunks(documents);
  const terms = isSmall ? [] : termChunks(documents);
  const hash = hashOf([...texts, ...terms].map(({ content }) => content));
  const manifest: Manifest = {
    version: FORMAT_VERSION,
    hash,
    documentCount: documents.length,
    textChunks: texts.map(({ first }) => first),
    termChunks: terms.map(({ first }) => first),
  };
  const filesOf = (kind: ChunkKind, chunks: readonly Chunk<unknown>[]) =>
    chunks.map(({ content }, i) => ({ name: chunkName(kind, i, hash), content }));
  return [
    { name: MANIFEST, content: JSON.stringify(manifest) },
    ...filesOf('texts', texts),
    ...filesOf('terms', terms),
  ];
}

/** Writes an index into a folder of its own, in place of what is there. */
export async function writeIndex(
  directory: string,
  pages: readonly PageInput[],
): Promise<IndexFile[]> {
  const files = buildIndex(pages);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  await Promise.all(
    files.map(({ name, content }) => writeFile(path.join(directory, name), content)),
  );
  return files;
}

function textChunk(documents: readonly IndexedDocument[], first: number): Chunk<number> {
  return { first, content: JSON.stringify(toStoredTexts(documents)) };
}

function textChunks(documents: readonly IndexedDocument[]): Chunk<number>[] {
  const groups = groupBySize(documents, sizeOf, LIMITS.textChunk);
  let first = 0;
  return groups.map((group) => {
    const chunk = textChunk(group, first);
    first += group.length;
    return chunk;
  });
}

function termChunks(documents: readonly IndexedDocument[]): Chunk<string>[] {
  // By code unit, as the engine compares them.
  const entries = [...indexDocuments(documents)].sort(([a], [b]) => (a < b ? -1 : 1));
  const sizeOfEntry = (entry: (typeof entries)[number]) =>
    Buffer.byteLength(JSON.stringify(toTermChunk([entry])));
  return groupBySize(entries, sizeOfEntry, LIMITS.termChunk).map((group) => ({
    first: group[0]?.[0] ?? '',
    content: JSON.stringify(toTermChunk(group)),
  }));
}

/** Neighbors in groups that are closed once they have a size. */
function groupBySize<Item>(
  items: readonly Item[],
  sizeOfItem: (item: Item) => number,
  size: number,
): Item[][] {
  const groups: Item[][] = [];
  let filled = size;
  for (const item of items) {
    if (filled >= size) {
      groups.push([]);
      filled = 0;
    }
    groups.at(-1)?.push(item);
    filled += sizeOfItem(item);
  }
  return groups;
}

/** Bytes of the texts of a document. */
function sizeOf({ sections }: IndexedDocument): number {
  const texts = sections.flatMap((section) =>
    COLUMNS.flatMap((column) => columnLines(section, column)),
  );
  return Buffer.byteLength(texts.join('\n'));
}

function hashOf(contents: readonly string[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** The postings of all terms of all documents. */
export function indexDocuments(documents: readonly IndexedDocument[]): Map<string, Postings> {
  const index = new Map<string, PostingsBuilder>();
  documents.forEach(({ sections }, document) => {
    for (const section of sections) {
      for (const [term, use] of usesIn(section)) {
        getOrCreate(index, term, () => new PostingsBuilder()).add(document, section, use);
      }
    }
  });
  return new Map(Array.from(index, ([term, postings]) => [term, shortened(postings.build())]));
}

/** The terms of a section, each with its places. */
function usesIn(section: Section): Map<string, number> {
  const uses = new Map<string, number>();
  for (const column of COLUMNS) {
    for (const term of columnLines(section, column).flatMap(matchRuns).flatMap(termsOf)) {
      uses.set(term, (uses.get(term) ?? 0) | PLACE[column]);
    }
  }
  return uses;
}

/** A term that is everywhere tells nothing: its lowest weights are left out. */
function shortened(postings: Postings): Postings {
  if (postings.length <= LIMITS.postings) return postings;
  const heaviest = [...postings].sort((a, b) => weightOf(b) - weightOf(a) || a - b);
  return heaviest.slice(0, LIMITS.postings).sort((a, b) => a - b);
}
