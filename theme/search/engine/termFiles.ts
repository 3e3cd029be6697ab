import { ENGINE } from './limits.ts';
import { fileHolding, type IndexFile } from './manifest.ts';
import type { Query, Word } from './query.ts';
import { spellingsOf } from './spellings.ts';
import { stem } from './stem.ts';
import { CALLED, type TermIndex } from './termIndex.ts';
import { isChinese } from './tokenize.ts';

type Files = readonly IndexFile<string>[];

/** Behind every term that begins alike. */
const LAST = '\uffff';
const SHORTEST_ROOT = 3;

/**
 * The numbers of the files with the terms of a query, the most telling first: what was typed, what
 * it may be called, then its other words. No more than a query may load.
 */
export function termFiles(query: Query, files: Files): number[] {
  const words = wordsOf(query);
  const typed = words.filter((word) => word.typed);
  const wanted = [
    ...typed.map((word) => fileHolding(files, word.term)),
    ...query.calls.map((call) => fileHolding(files, CALLED + call)),
    ...typed.flatMap((word) => beginningFiles(word, files)),
    ...words.map((word) => fileHolding(files, word.term)),
  ];
  return [...new Set(wanted)].slice(0, ENGINE.termsFilesPerQuery);
}

/** Inflections and longer words stand behind the root of a word. */
function beginningFiles({ term, growing }: Word, files: Files): number[] {
  if (isChinese(term)) return term.length === 1 ? filesBetween(term, term + LAST, files) : [];
  const root = stem(term);
  if (!growing && root.length < SHORTEST_ROOT) return [];
  return filesBetween(root, root + LAST, files);
}

/** The words that the index has no spelling for. */
export function misspelt(query: Query, index: TermIndex): string[] {
  const typed = wordsOf(query).filter((word) => word.typed && !isChinese(word.term));
  const unknown = typed.filter((word) => spellingsOf(word, index).size === 0);
  return [...new Set(unknown.map(({ term }) => term))];
}

/** Most mistakes leave the beginning as it was: what was meant stands close by. */
export function misspeltFiles(terms: readonly string[], files: Files): number[] {
  const around = terms.flatMap((term) => {
    const at = fileHolding(files, term);
    return [at - 1, at + 1].filter((file) => file >= 0 && file < files.length);
  });
  return [...new Set(around)];
}

function filesBetween(from: string, to: string, files: Files): number[] {
  const first = fileHolding(files, from);
  const last = Math.min(fileHolding(files, to), first + ENGINE.filesPerWord - 1);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function wordsOf(query: Query): Word[] {
  return query.concepts.flatMap(({ meanings }) => meanings.flatMap(({ words }) => words));
}
