import { algoliasearch, type InitClientOptions } from 'algoliasearch';
import { SYNONYMS } from '../../../content/glossary.ts';
import type { Language } from '../../../content/languages.ts';
import type { AlgoliaRecord } from './algoliaRecords.ts';
import { indexSettings } from './indexSettings.ts';

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
