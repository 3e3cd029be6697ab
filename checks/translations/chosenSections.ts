import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { didYouMean } from '../../content/nearestName.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import type { TranslatedSection } from './translatedSections.ts';

/**
 * The sections that an argument names: a translated page, such as `docs/zh/guide/basic/cli.mdx`; all
 * translations of a page, as `docs/en/…` or `/guide/basic/cli`; or one of these with a section,
 * `…#flags`. Throws if there are none.
 */
export function chosenSections(
  name: string,
  sections: readonly TranslatedSection[],
): TranslatedSection[] {
  const [address = '', id] = name.split('#', 2);
  const { route, language = DEFAULT_LANGUAGE } = parsePageFile(address) ?? { route: address };
  const ofPage = sections.filter(
    (section) =>
      section.route === route && (language === DEFAULT_LANGUAGE || section.language === language),
  );
  if (ofPage.length === 0) {
    const routes = sections.map((section) => section.route);
    throw new Error(`there is no translation of ${address}${didYouMean(route, routes)}`);
  }
  const ids = ofPage.map(({ original }) => original.section.id);
  if (id !== undefined && !ids.includes(id)) {
    throw new Error(`${address} has no section #${id}${didYouMean(id, ids)}`);
  }
  return ofPage.filter((_, index) => (id ?? ids[index]) === ids[index]);
}
