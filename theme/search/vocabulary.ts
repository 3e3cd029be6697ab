import type { SiteOptions } from 'site-search/worker';
import { SYNONYMS } from '../../content/glossary.ts';

/** The namespace object of Rstest's API. */
export const NAMESPACE = 'rs';

/** The options of the embedded search for this site. */
export const SEARCH_OPTIONS: SiteOptions = {
  synonyms: SYNONYMS,
  namespaces: { rstest: NAMESPACE, vi: NAMESPACE, vitest: NAMESPACE, jest: NAMESPACE },
};
