import { algoliasearch, type IndexSettings, type InitClientOptions } from 'algoliasearch';
import { SYNONYMS } from '../../../content/glossary.ts';
import type { Language } from '../../../content/languages.ts';
import type { AlgoliaRecord } from './algoliaRecords.ts';
import { compareRecords, type RecordChanges } from './compareRecords.ts';
import { differingSettings, indexSettings } from './indexSettings.ts';

export interface PublishOptions {
  appId: string;
  adminKey: string;
  indexName: string;
  language: Language;
  records: readonly AlgoliaRecord[];
  /** Whether to change the index, or only to return what would change. */
  write: boolean;
  client?: InitClientOptions['options'];
}

export interface PublishResult extends RecordChanges {
  settings: string[];
  synonyms: number;
}

/** Updates a hosted index, or only returns what would change. */
export async function publishIndex(options: PublishOptions): Promise<PublishResult> {
  const { indexName, language, records, write } = options;
  const client = algoliasearch(options.appId, options.adminKey, options.client);
  const settings = indexSettings(language);
  const changes = compareRecords(records, await presentRecords(client, indexName));
  const result = {
    ...changes,
    settings: differingSettings(settings, await presentSettings(client, indexName)),
    synonyms: SYNONYMS.length,
  };
  if (!write) return result;

  const waitForTasks = true;
  if (result.settings.length > 0) {
    const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
    await client.waitForTask({ indexName, taskID });
  }
  await client.saveSynonyms({
    indexName,
    replaceExistingSynonyms: true,
    synonymHit: SYNONYMS.map((synonyms, index) => ({
      objectID: `synonyms-${index}`,
      type: 'synonym',
      synonyms: [...synonyms],
    })),
  });
  const objects = [...changes.added, ...changes.changed].map((record) => ({ ...record }));
  if (objects.length > 0) await client.saveObjects({ indexName, objects, waitForTasks });
  if (changes.removed.length > 0) {
    await client.deleteObjects({ indexName, objectIDs: changes.removed, waitForTasks });
  }
  return result;
}

type Client = ReturnType<typeof algoliasearch>;

async function presentRecords(client: Client, indexName: string) {
  const records: Record<string, unknown>[] = [];
  const collect = () =>
    client.browseObjects<Record<string, unknown>>({
      indexName,
      browseParams: { hitsPerPage: 1000 },
      aggregator: ({ hits }) => {
        for (const { _highlightResult, _snippetResult, ...record } of hits) records.push(record);
      },
    });
  await unlessMissing(collect, undefined);
  return records;
}

async function presentSettings(client: Client, indexName: string) {
  return unlessMissing<IndexSettings>(() => client.getSettings({ indexName }), {});
}

/** Returns `otherwise` if the index doesn't exist yet. */
async function unlessMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if ((error as { status?: number }).status === 404) return otherwise;
    throw error;
  }
}
