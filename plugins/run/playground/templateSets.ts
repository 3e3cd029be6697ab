import type { PageOfSets } from 'run-examples/build';
import { planTemplate } from 'run-examples/classify';
import { LANGUAGES } from '../../../content/languages.ts';
import { playgroundPath } from '../../../theme/run/playground/baseSource.ts';
import { setsUrl } from '../../../theme/run/setsUrl.ts';
import type { Template } from './templates.ts';

/** The templates as examples of the playground's pages. */
export function templateSets(templates: readonly Template[]): PageOfSets[] {
  return LANGUAGES.map((language) => ({
    path: setsUrl(playgroundPath(language)).slice(1),
    sets: templates.map(({ id, files }) => planTemplate(id, files[language])),
  }));
}
