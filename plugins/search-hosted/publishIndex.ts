import { algoliasearch, type IndexSettings, type InitClientOptions } from 'algoliasearch';
import { SYNONYMS } from '../../theme/search/engine/synonyms.ts';
import type { Language } from '../../theme/text.ts';
import type { AlgoliaRecord } from './algoliaRecords.ts';
import { compareRecords, type RecordChanges } from './compareRecords.ts';
import { differingSettings, indexSettings } from './indexSettings.ts';

export interface PublishOptions {
  appId: string;
  adminKey: string;
  indexName: string;
  language: Language;
  records: readonly AlgoliaRecord[];
  /** Otherwise nothing is changed. */
  write: boolean;
  client?: InitClientOptions['options'];
}

export interface PublishResult extends RecordChanges {
  settings: string[];
  synonyms: number;
}

/** Brings a hosted index up to date, or says only what that would change. */
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

/** An index is created by its first records. */
async function unlessMissing<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if ((error as { status?: number }).status === 404) return otherwise;
    throw error;
  }
}
