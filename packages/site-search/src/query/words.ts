import { LIMITS } from '../limits.ts';
import { fold, LETTERS_AND_DIGITS } from '../text/characters.ts';
import { splitName } from '../text/splitName.ts';
import { STOP_PHRASES } from '../text/stopWords.ts';
import { runsOf } from '../text/tokenize.ts';
import type { Alternative, Word } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The weights of alternatives to what was typed, whose weight is 1. */
const WEIGHT = { segments: 0.6, pieces: 0.45, synonym: 0.75 } as const;

const BETWEEN_SEGMENTS = new RegExp(`[^${LETTERS_AND_DIGITS}_$]+`);

export function typedWord(term: string, isPrefix = false): Word {
  return { term, isPrefix, typed: true };
}

function impliedWord(term: string): Word {
  return { term, isPrefix: false, typed: false };
}

/** Only the last word of a query may be a prefix. */
export function typedWords(terms: readonly string[], isPrefix: boolean): Word[] {
  return terms.map((term, i) => typedWord(term, isPrefix && i === terms.length - 1));
}

/** Pairs of neighboring characters; the only character if there's just one. */
export function pairsOf(text: string): string[] {
  if (text.length === 1) return [text];
  return Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2));
}

interface ChineseWord {
  text: string;
  /** Not single characters in a row, which may be a term that dictionaries don't have. */
  readonly isWord: boolean;
}

/** Firefox before 125 doesn't have it. */
const SEGMENTER = 'Segmenter' in Intl && new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits Chinese where words end: pairs across words are rare and would outweigh what was asked. */
export function wordsOf(text: string): ChineseWord[] {
  if (!SEGMENTER) return [{ text, isWord: false }];
  const words: ChineseWord[] = [];
  for (const { segment } of SEGMENTER.segment(text)) {
    const last = words.at(-1);
    const isWord = segment.length > 1;
    if (last && !last.isWord && !isWord) last.text += segment;
    else words.push({ text: segment, isWord });
  }
  return words;
}

/** Other ways to say an expression. */
export function synonymAlternatives(key: string, { synonymsOf }: Vocabulary): Alternative[] {
  return [...synonymsOf(key)].map((expression) => ({
    weight: WEIGHT.synonym,
    words: runsOf(fold(expression)).flatMap(({ text, chinese }) =>
      (chinese ? pairsOf(text) : [text]).map(impliedWord),
    ),
  }));
}

/** A name with this site's namespace, and its segments, for readers who don't know all of it. */
export function segmentAlternatives(
  name: string,
  isPrefix: boolean,
  { withOwnNamespace }: Vocabulary,
): Alternative[] {
  const renamed = withOwnNamespace(name);
  const alternatives: Alternative[] = [];
  if (renamed !== name) alternatives.push({ weight: 1, words: [typedWord(renamed, isPrefix)] });
  const segments = name.split(BETWEEN_SEGMENTS).filter(Boolean).slice(0, LIMITS.partsPerName);
  const significant = renamed === name ? segments : segments.slice(1);
  if (significant.length > 1 || significant[0] !== name) {
    alternatives.push({ weight: WEIGHT.segments, words: typedWords(significant, isPrefix) });
  }
  return alternatives;
}

/** The words of a camelCase name. */
export function pieceAlternatives(name: string, isPrefix: boolean): Alternative[] {
  const terms = splitName(name);
  const pieces = terms.filter(
    (one) => !terms.some((other) => other !== one && other.from >= one.from && other.to <= one.to),
  );
  if (pieces.length < 2) return [];
  const words = typedWords(
    pieces.slice(0, LIMITS.partsPerName).map(({ term }) => term),
    isPrefix,
  );
  return [{ weight: WEIGHT.pieces, words }];
}

interface ChinesePart {
  text: string;
  readonly kind: 'synonym' | 'stop' | 'unknown';
}

/** Splits Chinese into expressions of the vocabulary, stop phrases, and what's between them. */
export function splitChinese(run: string, expressions: readonly string[]): ChinesePart[] {
  const parts: ChinesePart[] = [];
  for (let i = 0; i < run.length; ) {
    const last = parts.at(-1);
    const part = partAt(run, i, expressions);
    if (last?.kind === 'unknown' && part.kind === 'unknown') last.text += part.text;
    else parts.push(part);
    i += part.text.length;
  }
  return parts;
}

/** A known word, or a single character. */
function partAt(run: string, i: number, expressions: readonly string[]): ChinesePart {
  const synonym = expressions.find((one) => run.startsWith(one, i));
  const stop = STOP_PHRASES.find((one) => run.startsWith(one, i));
  if (synonym && synonym.length >= (stop?.length ?? 0)) return { text: synonym, kind: 'synonym' };
  return stop ? { text: stop, kind: 'stop' } : { text: run.charAt(i), kind: 'unknown' };
}
