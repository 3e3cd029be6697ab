import { ASSETS_ORIGIN } from '../../theme/settings/project.ts';
import { DOCSEARCH_STYLE, hostedConnections } from '../search/search-hosted/hostedConnections.ts';
import type { Environment } from '../search/search-hosted/readHostedSettings.ts';
import { sourceOf } from './inlineScripts.ts';
import type { PolicySources } from './policy.ts';

/** Sources that the theme needs besides its own files. `env` configures the hosted search, if any. */
export function siteSources(env: Environment): Omit<PolicySources, 'scripts' | 'frames'> {
  return {
    styles: [sourceOf(DOCSEARCH_STYLE)],
    images: [ASSETS_ORIGIN],
    connections: hostedConnections(env),
  };
}
