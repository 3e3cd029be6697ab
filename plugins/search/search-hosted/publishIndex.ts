import { algoliasearch, type IndexSettings, type InitClientOptions } from 'algoliasearch';
import { SYNONYMS } from '../../../content/glossary.ts';
import { LANGUAGE_DATA } from '../../../content/languageData.ts';
import type { Language } from '../../../content/languages.ts';
import { LEVELS } from '../../../theme/search/hosted/hostedRequest.ts';
import type { AlgoliaRecord } from './algoliaRecords.ts';

const HEADINGS = LEVELS.slice(1).map((level) => `hierarchy.${level}`);

/** The settings of a language's hosted index; all others are Algolia's defaults. */
function indexSettings(language: Language): IndexSettings {
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
    ignorePlurals: LANGUAGE_DATA[language].hasPlurals,
    indexLanguages: [language],
    queryLanguages: [language],
    removeWordsIfNoResults: 'allOptional',
  };
}

export interface PublishOptions {
  appId: string;
  adminKey: string;
  indexName: string;
  language: Language;
  records: readonly AlgoliaRecord[];
  client?: InitClientOptions['options'];
}

/** Replaces settings, synonyms, and records of a hosted index; readers find the old records until then. */
export async function publishIndex(options: PublishOptions): Promise<void> {
  const { indexName, language, records } = options;
  const client = algoliasearch(options.appId, options.adminKey, options.client);
  const { taskID } = await client.setSettings({
    indexName,
    indexSettings: indexSettings(language),
  });
  await client.waitForTask({ indexName, taskID });
  await client.saveSynonyms({
    indexName,
    replaceExistingSynonyms: true,
    synonymHit: SYNONYMS.map((synonyms, index) => ({
      objectID: `synonyms-${index}`,
      type: 'synonym',
      synonyms: [...synonyms],
    })),
  });
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
  });
}
