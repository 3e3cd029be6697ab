import type { Language } from '../../../content/languages';
import list from '../../../docs/playground/templates.json' with { type: 'json' };

type InEachLanguage = Readonly<Record<Language, string>>;

export interface ListedTemplate {
  readonly id: string;
  readonly title: InEachLanguage;
  readonly description: InEachLanguage;
}

/** The projects to start from; their files are in `docs/playground/`, a folder for each language. */
export const TEMPLATES: readonly ListedTemplate[] = list;
