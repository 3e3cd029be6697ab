import { LANGUAGES } from '../../../content/languages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import type { Template } from './templates.ts';

/** For tools: all templates with their files, at an address that doesn't change. */
export const TEMPLATES_FILE = 'playground-templates.json';

/** `site` is the address of the home page, with a slash at its end. */
export function templatesFile(
  templates: readonly Template[],
  rstest: string,
  site: string,
): string {
  const list = templates.map(({ id, title, description, files }) => ({
    id,
    title,
    description,
    urls: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        new URL(`${localizedPath('/playground', language).slice(1)}#play=${id}`, site).href,
      ]),
    ),
    files: files.en,
  }));
  return `${JSON.stringify({ rstest, templates: list }, null, 2)}\n`;
}
