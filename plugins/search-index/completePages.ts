import { definedNames } from '../../theme/search/engine/definedNames.ts';
import type { PageRecord, Section } from '../../theme/search/engine/pageRecord.ts';
import type { ReadPage } from './readPage.ts';

/** What shows only once all pages are read: who links to whom, and what each defines alone. */
export function completePages(pages: readonly ReadPage[], base: string): PageRecord[] {
  const links = countLinks(pages, base);
  const shared = sharedNames(pages);
  return pages.map(({ linksTo: _, ...page }) => ({
    ...page,
    links: links.get(page.route) ?? 0,
    sections: withNames(page).map((section) => withSharedCode(section, shared)),
  }));
}

/** A page counts once, however often it links; a page's links to itself don't count. */
function countLinks(pages: readonly ReadPage[], base: string): Map<string, number> {
  const links = new Map<string, number>();
  for (const { route, linksTo } of pages) {
    const targets = new Set(linksTo.map((address) => targetOf(address, base)));
    targets.delete(route);
    for (const target of targets) links.set(target, (links.get(target) ?? 0) + 1);
  }
  return links;
}

function targetOf(address: string, base: string): string {
  const page = address.split(/[?#]/)[0] ?? '';
  return page.startsWith(base) ? `/${page.slice(base.length)}` : '';
}

/** A name that has a heading of its own belongs there, not to the page that lists it at its top. */
function withNames({ title, sections }: Pick<ReadPage, 'title' | 'sections'>): Section[] {
  const byHeading = new Set(
    sections.slice(1).flatMap(({ heading }) => definedNames(heading, title)),
  );
  return sections.map((section) => {
    const { level, heading, names } = section;
    const own = level === 1 ? names.filter((name) => !byHeading.has(name)) : names;
    return { ...section, names: [...new Set([...definedNames(heading, title), ...own])] };
  });
}

/**
 * Names of code that stand on several pages. What an example calls its own stands on its page, or
 * on that page in each language.
 */
function sharedNames(pages: readonly ReadPage[]): Set<string> {
  const users = new Map<string, number>();
  for (const { language, sections } of pages) {
    for (const name of new Set(sections.flatMap(({ code }) => code.split(' ')))) {
      const key = `${language} ${name}`;
      users.set(key, (users.get(key) ?? 0) + 1);
    }
  }
  const shared = [...users].filter(([, pagesOf]) => pagesOf > 1);
  return new Set(shared.map(([key]) => key.slice(key.indexOf(' ') + 1)));
}

function withSharedCode(section: Section, shared: ReadonlySet<string>): Section {
  const names = section.code.split(' ').filter((name) => shared.has(name));
  return { ...section, code: names.join(' ') };
}
