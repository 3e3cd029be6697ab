import type { InitClientOptions } from 'algoliasearch';
import { SYNONYMS } from '../../../content/glossary.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { searchPages } from '../search-index/searchPages.ts';
import { algoliaRecords } from './algoliaRecords.ts';
import { publishIndex } from './publishIndex.ts';
import { type Environment, readIndexes } from './readHostedSettings.ts';

export interface PublishSiteOptions {
  /** The docs folder of the site. */
  docs: string;
  env: Environment;
  write: boolean;
  log: (line: string) => void;
  client?: InitClientOptions['options'];
}

const REQUIRED = ['DOCSEARCH_APP_ID', 'DOCSEARCH_ADMIN_KEY', 'DOCSEARCH_INDEX'] as const;

/** Publishes the pages of a site to the index of each language, one language after the other. */
export async function publishSite({
  docs,
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
  const pages = searchPages({ docs });
  if (pages.length === 0) throw new Error(`${docs} has no pages to publish.`);
  for (const language of LANGUAGES) {
    const records = algoliaRecords(pages.filter((page) => page.language === language));
    const indexName = indexes[language] ?? '';
    if (write) await publishIndex({ appId, adminKey, indexName, language, records, client });
    log(
      `${indexName} ${write ? 'has' : 'would have'} ${records.length} records and ${SYNONYMS.length} groups of synonyms.`,
    );
  }
  if (!write) log('Dry run. Add --write to replace the indexes: npm run search:publish -- --write');
}
