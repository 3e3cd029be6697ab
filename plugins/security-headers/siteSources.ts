import { ASSETS_ORIGIN } from '../../theme/site.ts';
import { DOCSEARCH_STYLE } from '../search-hosted/docSearchStyle.ts';
import { hostedConnections } from '../search-hosted/hostedConnections.ts';
import type { Environment } from '../search-hosted/readHostedSettings.ts';
import { sourceOf } from './inlineScripts.ts';
import type { PolicySources } from './policy.ts';

/** What the theme needs beside its own files; `env` names the hosted search, where there is one. */
export function siteSources(env: Environment): Omit<PolicySources, 'scripts' | 'frames'> {
  return {
    styles: [sourceOf(DOCSEARCH_STYLE)],
    images: [ASSETS_ORIGIN],
    connections: hostedConnections(env),
  };
}
