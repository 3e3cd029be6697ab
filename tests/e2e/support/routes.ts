import { fileURLToPath } from 'node:url';
import type { Language } from '../../../content/languages.ts';
import { listPages } from '../../../content/listPages.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The sorted paths of all pages in a language, such as `/zh/config/test/bail`. */
export function routesOf(language: Language): string[] {
  return listPages(ROOT)
    .flatMap((file) => parsePageFile(file) ?? [])
    .filter((page) => page.language === language)
    .map(({ route }) => localizedPath(route, language))
    .sort();
}
