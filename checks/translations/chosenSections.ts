import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { nearestName } from '../../content/nearestName.ts';
import type { Page } from '../../content/page.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import type { TranslatedSection } from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';

export interface Choice {
  readonly isChosen: (section: TranslatedSection) => boolean;
  /** Messages about pages and sections that don't exist. */
  readonly errors: readonly string[];
}

/**
 * Resolves arguments: a translated page, such as `docs/zh/guide/basic/cli.mdx`; all translations of a
 * page, as `docs/en/…` or `/guide/basic/cli`; or one of these with a section, `…#flags`.
 */
export function chosenSections(names: readonly string[], pages: readonly Page[]): Choice {
  const originals = new Map(
    pages.filter(({ language }) => language === DEFAULT_LANGUAGE).map((page) => [page.route, page]),
  );
  const errors: string[] = [];
  const chosen = names.map((name) => {
    const [address = '', id] = name.split('#', 2);
    const { route, language } = parsePageFile(address) ?? { route: address };
    const page = originals.get(route);
    const ids = page ? sectionsToTranslate(page).map((section) => section.id) : [];
    if (!page) errors.push(`there is no page ${address}${hint(route, [...originals.keys()])}`);
    else if (id !== undefined && !ids.includes(id)) {
      errors.push(`${page.file} has no section #${id}${hint(id, ids)}`);
    }
    return { route, id, language: language === DEFAULT_LANGUAGE ? undefined : language };
  });
  return {
    errors,
    isChosen: ({ route, language, original: { section } }) =>
      chosen.some(
        (one) =>
          one.route === route &&
          (one.language ?? language) === language &&
          (one.id ?? section.id) === section.id,
      ),
  };
}

function hint(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
