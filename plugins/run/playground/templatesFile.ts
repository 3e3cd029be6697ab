import { LANGUAGES, type Language } from '../../../content/languages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { playgroundPath, TEMPLATES_FILE } from '../../../theme/run/playground/baseSource.ts';
import type { Template } from './templates.ts';

/** The files by path, one for each language. `site` is the URL of the home page, with a trailing slash. */
export function templatesFiles(
  templates: readonly Template[],
  rstest: string,
  site: string,
): Map<string, string> {
  const files = LANGUAGES.map((language) => {
    const list = templates.map((template) => entryOf(template, language, site));
    const content = `${JSON.stringify({ rstest, templates: list }, null, 2)}\n`;
    return [localizedPath(`/${TEMPLATES_FILE}`, language).slice(1), content] as const;
  });
  return new Map(files);
}

function entryOf({ id, title, description, files }: Template, language: Language, site: string) {
  const page = playgroundPath(language).slice(1);
  return {
    id,
    title: title[language],
    description: description[language],
    url: new URL(`${page}#play=${id}`, site).href,
    files: files[language],
  };
}
