import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { didYouMean } from '../../content/nearestName.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import type { TranslatedSection } from './translatedSections.ts';

/**
 * The sections that an argument of the command names: those of a translated page, such as
 * `docs/zh/guide/basic/cli.mdx`; those of all translations of a page, `docs/en/…` or
 * `/guide/basic/cli`; or one section of these pages, `…#flags`. Throws if there are none.
 */
export function chosenSections(
  name: string,
  sections: readonly TranslatedSection[],
): TranslatedSection[] {
  const [address = '', id] = name.split('#', 2);
  const { route, language = DEFAULT_LANGUAGE } = parsePageFile(address) ?? { route: address };
  const pageSections = sections.filter(
    (section) =>
      section.route === route && (language === DEFAULT_LANGUAGE || section.language === language),
  );
  if (pageSections.length === 0) {
    const routes = sections.map((section) => section.route);
    throw new Error(`there is no translation of ${address}${didYouMean(route, routes)}`);
  }
  if (id === undefined) return pageSections;
  const ids = pageSections.map(({ original }) => original.section.id);
  if (!ids.includes(id)) {
    throw new Error(`${address} has no section #${id}${didYouMean(id, ids)}`);
  }
  return pageSections.filter(({ original }) => original.section.id === id);
}
