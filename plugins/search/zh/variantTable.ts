import { Converter, Locale } from 'opencc-js/t2cn';
import sections from '../../../content/zh/taiwanTerms.json' with { type: 'json' };

/**
 * The terms of the site in traditional characters, as Taiwan and Hong Kong use them, each with the word
 * on the Chinese pages. Common computing words are in `opencc-js`.
 */
export const TAIWAN_TERMS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(sections),
);

type Entry = readonly [traditional: string, simplified: string];

const ONLY_CHINESE = /^\p{Script=Han}+$/u;

/**
 * The table for `readVariants` that converts characters and words of Taiwan and Hong Kong to those of a
 * text, with longer words first. Leaves out words that the text doesn't contain in simplified characters,
 * and words that it contains as they are, such as 文件, which is a document in Taiwan.
 */
export function variantTable(text: string): string {
  const characters = new Set(text);
  const contains = (word: string) =>
    Array.from(word).every((character) => characters.has(character)) && text.includes(word);
  const isUsed = ([traditional, simplified]: Entry) =>
    contains(simplified) && !contains(traditional);

  const convert = Converter({ from: 'tw', to: 'cn' });
  /** Whether the entries for single characters wouldn't already result in a word of the text. */
  const isNeeded = ([traditional]: Entry) => {
    const converted = Array.from(traditional, (character) => convert(character));
    return converted.length === 1 || !contains(converted.join(''));
  };
  const common = commonWords().filter((entry) => isUsed(entry) && isNeeded(entry));
  const terms = Object.entries(TAIWAN_TERMS).filter(isUsed);
  return [...new Map([...common, ...terms])]
    .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
    .map((entry) => entry.join(' '))
    .join('|');
}

/** Traditional characters, then words of Hong Kong and of Taiwan. Later entries replace earlier ones. */
function commonWords(): Entry[] {
  const { from, to } = Locale;
  return [
    ...dictionaryEntries(to.cn, Converter({ from: 't', to: 'cn' })),
    ...dictionaryEntries(from.hkp, Converter({ from: 'hkp', to: 'cn' })),
    ...dictionaryEntries(from.twp, Converter({ from: 'twp', to: 'cn' })),
  ];
}

/** Converts the words of dictionaries, which have the form `word variant|word variant`. */
function dictionaryEntries(
  groups: (typeof Locale.from)[string] = [],
  convert: (word: string) => string,
): Entry[] {
  return groups
    .flat()
    .flatMap((dictionary) => String(dictionary).split('|'))
    .map((pair) => pair.split(' ')[0] ?? '')
    .filter((word) => ONLY_CHINESE.test(word))
    .map((word): Entry => [word, convert(word)])
    .filter(([traditional, simplified]) => traditional !== simplified);
}
