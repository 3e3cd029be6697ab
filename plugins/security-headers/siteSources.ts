import { ASSETS_ORIGIN } from '../../theme/settings/project.ts';
import {
  type Environment,
  readHostedSettings,
  readInsights,
} from '../search/search-hosted/readHostedSettings.ts';
import { hashSource } from './inlineScripts.ts';
import type { PolicySources } from './policy.ts';

/** The sources outside of the site that the theme needs. `env` configures the hosted search, if any. */
export function siteSources(env: Environment): Omit<PolicySources, 'scripts' | 'frames'> {
  return {
    styles: [hashSource(DOCSEARCH_STYLE)],
    images: [ASSETS_ORIGIN],
    connections: hostedConnections(env),
  };
}

/** The stylesheet in DocSearch's logo. The security policy has its hash, so it must be exact. */
const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

const INSIGHTS = 'https://insights.algolia.io';

/** The origins of the hosted search, for the security policy; empty if it isn't configured. */
function hostedConnections(env: Environment): string[] {
  const id = readHostedSettings(env, [])?.appId;
  if (!id) return [];
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks, ...(readInsights(env) ? [INSIGHTS] : [])];
}
