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
 * Resolves arguments: `docs/zh/guide/basic/cli.mdx`, `docs/en/…`, `/guide/basic/cli`, or one of these
 * with a section, `…#flags`.
 */
export function chosenSections(names: readonly string[], pages: readonly Page[]): Choice {
  const english = new Map(
    pages.filter(({ language }) => language === 'en').map((page) => [page.route, page]),
  );
  const errors: string[] = [];
  const chosen = names.map((name) => {
    const [address = '', id] = name.split('#', 2);
    const route = parsePageFile(address)?.route ?? address;
    const page = english.get(route);
    const ids = page ? sectionsToTranslate(page).map((section) => section.id) : [];
    if (!page) errors.push(`there is no page ${address}${hint(route, [...english.keys()])}`);
    else if (id !== undefined && !ids.includes(id)) {
      errors.push(`${page.file} has no section #${id}${hint(id, ids)}`);
    }
    return { route, id };
  });
  return {
    errors,
    isChosen: ({ route, english: { section } }) =>
      chosen.some((one) => one.route === route && (one.id ?? section.id) === section.id),
  };
}

function hint(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}
