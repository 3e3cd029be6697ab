import { type Environment, readInsights } from './readHostedSettings.ts';

const INSIGHTS = 'https://insights.algolia.io';

/** The origins of the hosted search, for the security policy; empty if it isn't configured. */
export function hostedConnections(env: Environment): string[] {
  const { DOCSEARCH_APP_ID: id } = env;
  if (!id) return [];
  const fallbacks = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return [`https://${id}-dsn.algolia.net`, ...fallbacks, ...(readInsights(env) ? [INSIGHTS] : [])];
}

/** The exact stylesheet in DocSearch's logo: the security policy contains its hash. */
export const DOCSEARCH_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';
