import type { InitClientOptions } from 'algoliasearch';
import { LANGUAGES } from '../../../content/languages.ts';
import { readSite } from '../search-index/readSite.ts';
import { algoliaRecords } from './algoliaRecords.ts';
import { type PublishResult, publishIndex } from './publishIndex.ts';
import { type Environment, readIndexes } from './readHostedSettings.ts';

export interface PublishSiteOptions {
  /** The output folder of a build. */
  directory: string;
  env: Environment;
  write: boolean;
  log: (line: string) => void;
  client?: InitClientOptions['options'];
}

const REQUIRED = ['DOCSEARCH_APP_ID', 'DOCSEARCH_ADMIN_KEY', 'DOCSEARCH_INDEX'] as const;

/** Publishes the pages of a build to the index of each language, one language after the other. */
export async function publishSite({
  directory,
  env,
  write,
  log,
  client,
}: PublishSiteOptions): Promise<void> {
  const missing = REQUIRED.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Publishing needs the application ID, its admin key (not the search-only key), and the index names.`,
    );
  }
  const [appId = '', adminKey = '', index = ''] = REQUIRED.map((name) => env[name]?.trim());
  const indexes = readIndexes(index, LANGUAGES);
  const pages = await readSite({ directory });
  if (pages.length === 0) {
    throw new Error(`${directory} contains no pages to publish; run \`npm run build\` first.`);
  }
  for (const language of LANGUAGES) {
    const records = algoliaRecords(pages.filter((page) => page.language === language));
    const indexName = indexes[language] ?? '';
    const options = { appId, adminKey, indexName, language, records, write, client };
    log(summary(indexName, await publishIndex(options), write));
  }
  if (!write) log('Dry run. Add --write to apply the changes: npm run search:publish -- --write');
}

const EXAMPLES = 5;

function summary(indexName: string, result: PublishResult, write: boolean): string {
  const lines = [
    ['added', result.added.map(({ objectID }) => objectID)],
    ['changed', result.changed.map(({ objectID }) => objectID)],
    ['removed', result.removed],
    ['settings', result.settings],
  ] as const;
  const done = write ? 'updated' : 'would be updated';
  return [
    `${indexName} ${done}:`,
    ...lines.map(([what, names]) => `  ${what}: ${names.length}${examples(names)}`),
    `  unchanged: ${result.unchanged}`,
    `  synonyms: ${result.synonyms} groups, replacing the existing ones`,
  ].join('\n');
}

function examples(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > EXAMPLES ? ', …' : '';
  return ` (${names.slice(0, EXAMPLES).join(', ')}${more})`;
}
