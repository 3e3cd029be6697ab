import { Converter, Locale } from 'opencc-js/t2cn';
import sections from '../../../content/zh/taiwanTerms.json' with { type: 'json' };

/**
 * Words for the terms of the site in Taiwan and Hong Kong, in traditional characters, each with the word
 * that the Chinese pages use. `opencc-js` has common words of computing.
 */
export const TAIWAN_TERMS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(sections),
);

type Entry = readonly [traditional: string, simplified: string];

const ONLY_CHINESE = /^\p{Script=Han}+$/u;

/**
 * How a text writes what readers in Taiwan and Hong Kong type, for `readVariants`: characters, and words
 * that have other characters. Longer words come first. Leaves out what the text doesn't contain, and
 * words that it uses in the same characters, such as 文件, which is a document in Taiwan.
 */
export function variantTable(text: string): string {
  const characters = new Set(text);
  const contains = (word: string) =>
    Array.from(word).every((one) => characters.has(one)) && text.includes(word);
  const convert = Converter({ from: 'tw', to: 'cn' });
  const convertEach = (word: string) => Array.from(word, (one) => convert(one)).join('');

  const isUsed = ([traditional, simplified]: Entry) =>
    contains(simplified) && !contains(traditional);
  const isOther = ([traditional, simplified]: Entry) => {
    if (Array.from(traditional).length === 1) return true;
    const same = convertEach(traditional);
    return same !== simplified && !contains(same);
  };
  const common = commonWords().filter((entry) => isUsed(entry) && isOther(entry));
  const taiwanese = Object.entries(TAIWAN_TERMS).filter(isUsed);
  return [...new Map([...common, ...taiwanese])]
    .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
    .map((entry) => entry.join(' '))
    .join('|');
}

/** The characters of Hong Kong and Taiwan, then the words of each; the last one counts. */
function commonWords(): Entry[] {
  const { from, to } = Locale;
  return [
    ...converted(to.cn, Converter({ from: 't', to: 'cn' })),
    ...converted(from.hkp, Converter({ from: 'hkp', to: 'cn' })),
    ...converted(from.twp, Converter({ from: 'twp', to: 'cn' })),
  ];
}

/** The words of dictionaries, which are written as `word other|word other`. */
function converted(groups: (typeof Locale.from)[string] = [], convert: (word: string) => string) {
  return groups
    .flat()
    .flatMap((dictionary) => String(dictionary).split('|'))
    .map((pair) => pair.split(' ')[0] ?? '')
    .filter((word) => ONLY_CHINESE.test(word))
    .map((word): Entry => [word, convert(word)])
    .filter(([traditional, simplified]) => traditional !== simplified);
}
