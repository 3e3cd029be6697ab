import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ENGINE } from '../../theme/search/engine/limits.ts';
import {
  filePath,
  type IndexFile,
  type Manifest,
  startPath,
} from '../../theme/search/engine/manifest.ts';
import { MOST_PIECES } from '../../theme/search/engine/packed/wordText.ts';
import type { PagePart, PageRecord } from '../../theme/search/engine/pageRecord.ts';
import { writeParts } from '../../theme/search/engine/pageText.ts';
import { joinPostings } from '../../theme/search/engine/postingLists.ts';
import { writePostings } from '../../theme/search/engine/postings.ts';
import { indexParts } from '../../theme/search/engine/termIndex.ts';
import { packWords } from './packWords.ts';
import { splitParts } from './splitParts.ts';
import { splitWords } from './splitWords.ts';

const HASH_LENGTH = 8;

/** A file of the index, by its path from the site's root. */
export interface WrittenFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

interface Chunk<First> {
  readonly first: First;
  readonly text: string;
}

/** The files of all languages. */
export function indexFiles(pages: readonly PageRecord[]): WrittenFile[] {
  const languages = [...new Set(pages.map(({ language }) => language))];
  return languages.flatMap((language) =>
    languageFiles(
      language,
      pages.filter((page) => page.language === language),
    ),
  );
}

function languageFiles(language: string, pages: readonly PageRecord[]): WrittenFile[] {
  const parts = splitParts(pages);
  const all = writeParts(parts);
  if (Buffer.byteLength(all) > ENGINE.wholeSite) return shardFiles(language, parts);
  // Every line begins with its end of line.
  const words = splitWords(`\n${all.trimEnd()}`);
  return words.pieces.length > MOST_PIECES
    ? shardFiles(language, parts)
    : [{ path: startPath(language), content: packWords(words) }];
}

function shardFiles(language: string, parts: readonly PagePart[]): WrittenFile[] {
  const texts = textChunks(parts);
  const terms = termChunks(parts);
  const filesOf = (kind: 'texts' | 'terms', all: readonly Chunk<unknown>[]) =>
    all.map(({ text }, i) => ({
      path: filePath(language, kind, i, hashOf(text)),
      content: text,
    }));
  const manifest: Manifest = {
    parts: parts.length,
    texts: texts.map(indexFile),
    terms: terms.map(indexFile),
  };
  return [
    { path: startPath(language), content: gzipSync(JSON.stringify(manifest), { level: 9 }) },
    ...filesOf('texts', texts),
    ...filesOf('terms', terms),
  ];
}

function textChunks(parts: readonly PagePart[]): Chunk<number>[] {
  const written = parts.map((part, first) => ({ first, text: writeParts([part]) }));
  return chunks(written, ENGINE.textsFile);
}

function termChunks(parts: readonly PagePart[]): Chunk<string>[] {
  const written = [...indexParts(parts)]
    // By code unit, as the browser compares them.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([first, lists]) => ({
      first,
      text: `${first}\t${writePostings(joinPostings(lists))}\n`,
    }));
  return chunks(written, ENGINE.termsFile);
}

/** Neighbours put together until they reach the size. */
function chunks<First>(items: readonly Chunk<First>[], size: number): Chunk<First>[] {
  const joined: { first: First; texts: string[]; size: number }[] = [];
  for (const { first, text } of items) {
    const last = joined.at(-1);
    if (!last || last.size >= size) {
      joined.push({ first, texts: [text], size: Buffer.byteLength(text) });
    } else {
      last.texts.push(text);
      last.size += Buffer.byteLength(text);
    }
  }
  return joined.map(({ first, texts }) => ({ first, text: texts.join('') }));
}

function indexFile<First>({ first, text }: Chunk<First>): IndexFile<First> {
  return [first, hashOf(text)];
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
