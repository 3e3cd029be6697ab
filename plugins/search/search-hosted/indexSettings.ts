import type { IndexSettings } from 'algoliasearch';
import { LEVELS } from 'site-search';

const HEADINGS = LEVELS.slice(1).map((level) => `hierarchy.${level}`);

/** The settings of a language's hosted index; all others are Algolia's defaults. */
export function indexSettings(language: 'en' | 'zh'): IndexSettings {
  return {
    // In order of importance: names that a section defines, its page's title, its headings.
    searchableAttributes: [
      'unordered(names)',
      ...HEADINGS.map((heading) => `unordered(${heading})`),
      'content',
    ],
    camelCaseAttributes: ['names', ...HEADINGS],
    attributesToHighlight: [...HEADINGS, 'content'],
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
    // One hit per URL: its heading or the best of its lines.
    attributeForDistinct: 'url',
    distinct: true,
    customRanking: ['desc(weight.level)', 'desc(weight.links)', 'asc(weight.position)'],
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    ignorePlurals: language === 'en',
    indexLanguages: [language],
    queryLanguages: [language],
    removeWordsIfNoResults: 'allOptional',
  };
}
