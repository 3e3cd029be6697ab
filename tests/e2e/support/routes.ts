import { fileURLToPath } from 'node:url';
import type { Language } from '../../../content/languages.ts';
import { listPages } from '../../../content/listPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** All routes of a language, with its prefix, sorted. */
export function routesOf(language: Language): string[] {
  return listPages(ROOT)
    .flatMap((file) => parsePageFile(file) ?? [])
    .filter((page) => page.language === language)
    .map(({ route }) => localizedPath(route, language))
    .sort();
}
