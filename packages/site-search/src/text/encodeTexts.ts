import { isName, NON_CHINESE_RUN } from './tokenize.ts';

/**
 * Texts with one character for each word, Chinese character and punctuation mark: an eighth smaller
 * once they're compressed, and the browser needn't look for the words again.
 */
export interface EncodedTexts {
  /** The word of each code. What the tokenizer calls a run is one word. */
  readonly words: readonly string[];
  /** The codes of all texts, one after the other. */
  readonly codes: string;
}

/** Between texts. No text contains it. */
export const BREAK = '\f';
/** Between two words that no space separates: a single space between words isn't written. */
const NOTHING = '';

const TOKEN = new RegExp(`${NON_CHINESE_RUN}|[^]`, 'g');

const FIRST_CODE = 0x20;
/** JSON escapes these, so they stand for no word. */
const UNUSED = ['"', '\\'];
/** Where UTF-8 begins to take two bytes, and three. */
const SHORT_CODES = [0x80 - FIRST_CODE, 0x800 - FIRST_CODE] as const;
/** Codes end before the surrogates. */
const MAX_WORDS = 0xd800 - FIRST_CODE;

export function codeOf(word: number): string {
  return String.fromCharCode(word + FIRST_CODE);
}

export function encodeTexts(texts: readonly string[]): EncodedTexts {
  const tokens = tokensOf(texts.join(BREAK));
  const words = orderedWords(tokens);
  if (words.length > MAX_WORDS) {
    throw new Error(
      `A chunk has ${words.length} different words, more than ${MAX_WORDS}; lower LIMITS.singleChunk.`,
    );
  }
  const codes = new Map<string, string>();
  words.forEach((word, i) => {
    if (!UNUSED.includes(codeOf(i))) codes.set(word, codeOf(i));
  });
  return { words, codes: tokens.map((token) => codes.get(token)).join('') };
}

function tokensOf(text: string): string[] {
  const all = text.match(TOKEN) ?? [];
  const areWords = all.map(isName);
  return all.flatMap((token, i) => {
    if (token === ' ' && areWords[i - 1] && areWords[i + 1]) return [];
    return areWords[i] && areWords[i - 1] ? [NOTHING, token] : [token];
  });
}

/** Frequent words get short codes. Words with codes of the same length are sorted, for compression. */
function orderedWords(tokens: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  const frequent = [...counts.keys()].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const [one, two] = SHORT_CODES;
  const groups = [
    frequent.slice(0, one - UNUSED.length),
    frequent.slice(one - UNUSED.length, two - UNUSED.length),
    frequent.slice(two - UNUSED.length),
  ];
  const words = groups.flatMap((group) => group.sort());
  for (const code of UNUSED) words.splice(code.charCodeAt(0) - FIRST_CODE, 0, '');
  return words;
}

/** The number of the word that a code stands for. */
export function wordAt(codes: string, at: number): number {
  return codes.charCodeAt(at) - FIRST_CODE;
}
