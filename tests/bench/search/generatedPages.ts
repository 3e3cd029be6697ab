import type { Section } from 'site-search/build';
import type { SearchPage } from '../../../plugins/search/search-index/searchPages.ts';
import { pick, seededRandom } from './seededRandom.ts';

/** The share of new words in a copied page, so that the vocabulary grows with the site. */
const NEW_WORDS = 0.15;
const SYLLABLES = ['ba', 'co', 'den', 'fi', 'gra', 'hul', 'jo', 'ket', 'lum', 'mar', 'nex', 'ov'];
const WORD = /[A-Za-z]{4,}|\p{Script=Han}{2}/gu;
const FIRST_HAN = 0x4e00;
const HAN = 2_500;

/**
 * Generates pages: copies of the real ones with other names and a share of their words replaced, so
 * that length, vocabulary, and compression are realistic.
 */
export function generatedPages(pages: readonly SearchPage[], count: number): SearchPage[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, (_, i) => {
    const copy = Math.floor(i / pages.length);
    const page = pages[i % pages.length];
    if (!page) throw new Error('There are no pages to copy.');
    return copy === 0 ? page : copyOf(page, copy, random);
  });
}

function copyOf(page: SearchPage, copy: number, random: () => number): SearchPage {
  const other = (text: string) =>
    text.replace(WORD, (word) => (random() < NEW_WORDS ? newWord(word, random) : word));
  const title = `${page.title}${newWord('word', random)}`;
  return {
    ...page,
    url: `${page.url}-${copy}`,
    title,
    sections: page.sections.map(
      (section): Section => ({
        ...section,
        heading: section.level === 1 ? title : other(section.heading),
        names: section.names.map(other),
        prose: section.prose.map(other),
        rows: section.rows.map(other),
        facts: section.facts,
        phrases: section.phrases.map(other),
      }),
    ),
  };
}

/** Few of the new words are frequent, most are rare. */
function newWord(word: string, random: () => number): string {
  if (!/^[A-Za-z]/.test(word)) {
    const character = () => String.fromCharCode(FIRST_HAN + Math.floor(random() ** 2 * HAN));
    return character() + character();
  }
  const length = 2 + Math.floor(random() * 3);
  return Array.from({ length }, () => pick(SYLLABLES, random)).join('');
}
