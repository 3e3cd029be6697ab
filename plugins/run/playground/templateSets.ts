import type { PageOfSets } from 'run-examples/build';
import { planTemplate } from 'run-examples/classify';
import { LANGUAGES } from '../../../content/languages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { setsUrl } from '../../../theme/run/setsUrl.ts';
import type { Template } from './templates.ts';

/** Route of the playground, without language. */
const ROUTE = '/playground';

/** The templates as examples of the playground's pages. */
export function templateSets(templates: readonly Template[]): PageOfSets[] {
  return LANGUAGES.map((language) => ({
    path: setsUrl(localizedPath(ROUTE, language)).slice(1),
    sets: templates.map(({ id, files }) => planTemplate(id, files[language])),
  }));
}
