import { fileURLToPath } from 'node:url';
import type { UserConfig } from '@rspress/core';
import {
  type SearchHostedOptions,
  searchHosted,
} from '../../../plugins/search-hosted/searchHosted.ts';
import fixture from '../../fixtures/site/rspress.config.ts';
import { APP_ID, SEARCH_KEY } from './loopback/account.ts';

type Plugin = NonNullable<UserConfig['plugins']>[number];

interface HostedSite {
  /** Folder below `.cache`. */
  name: string;
  insights: 'on' | 'off';
  reportUrl?: SearchHostedOptions['reportUrl'];
}

/** The fixture site, searched with a hosted application in place of the embedded index. */
export function hostedSite({ name, insights, reportUrl }: HostedSite): UserConfig {
  const env = {
    DOCSEARCH_APP_ID: APP_ID,
    DOCSEARCH_API_KEY: SEARCH_KEY,
    DOCSEARCH_INDEX: 'fixture_{lang}',
    DOCSEARCH_INSIGHTS: insights,
  };
  return {
    ...fixture,
    outDir: fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url)),
    plugins: [...(fixture.plugins ?? []).filter(isNotOfSearch), searchHosted({ env, reportUrl })],
  };
}

function isNotOfSearch(plugin: Plugin): boolean {
  return !('name' in plugin) || !plugin.name.startsWith('search-');
}
