import { getOrMake } from './getOrMake.ts';
import type { OpenSite } from './openSite.ts';
import type { WordText } from './packed/wordText.ts';
import { type PreparedSection, preparePart } from './preparePart.ts';
import { WholeIndex } from './wholeIndex.ts';

/** A site of which everything is here: its texts. The index is made from them. */
export function openWhole(words: WordText): OpenSite {
  const index = new WholeIndex(words);
  const prepared = new Map<number, readonly PreparedSection[]>();
  const sectionsOf = (number: number): readonly PreparedSection[] =>
    getOrMake(prepared, number, () => {
      const part = index.text.part(number);
      return part ? preparePart(part, (_, section) => index.usesOf(number, section)) : [];
    });
  return {
    index,
    loadTerms: () => Promise.resolve(),
    loadSections: (numbers) => Promise.resolve(numbers.flatMap(sectionsOf)),
    sectionsAtHand: () => index.text.sections(),
  };
}
