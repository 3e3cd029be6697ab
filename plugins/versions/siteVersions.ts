import type { Facts } from '../../content/facts/facts.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import type { Release } from '../../content/releases/releases.ts';
import type {
  FormerDefault,
  PageVersions,
  SiteVersions,
} from '../../content/versions/siteVersions.ts';
import { parentsOf, removedOptions } from './removedOptions.ts';

/** The page that removed options without a documented parent belong to. */
const ALL_OPTIONS = '/config/';

/** Returns the result for a page, from a cache while neither the page nor the records change. */
export type PageCache = (page: Page, make: () => Promise<PageVersions>) => Promise<PageVersions>;

/** What the records say about all pages. Translations have the same headings, options, and examples. */
export async function siteVersions(
  pages: readonly Page[],
  marks: Facts,
  releases: readonly Release[],
  cached: PageCache = async (_page, make) => make(),
): Promise<SiteVersions> {
  const originals = pages.filter(({ language }) => language === DEFAULT_LANGUAGE);
  const routes = optionRoutes(originals);
  const removed = removedOptions(releases);
  const defaults = formerDefaults(releases);
  // Once, because `rspress dev` loads plugins with jiti, where a second import of a module that is
  // loading returns a part of it.
  let loading: ReturnType<typeof loadPageVersions> | undefined;
  const entries = originals.map(async (page): Promise<[string, PageVersions]> => {
    const found = await cached(page, async () => {
      loading ??= loadPageVersions();
      return (await loading)(page, marks, defaults);
    });
    const own = removed.filter(({ name }) => routeOf(name, routes) === page.route);
    return [page.route, own.length > 0 ? { ...found, removed: own } : found];
  });
  const all = await Promise.all(entries);
  const affected = all.filter(([, found]) => Object.keys(found).length > 0);
  return { versions: marks.versions, pages: Object.fromEntries(affected) };
}

/** Imported when needed because it loads TypeScript, which is slow. */
async function loadPageVersions() {
  const { pageVersions } = await import('./pageVersions.ts');
  return pageVersions;
}

/** The route of the page about each option. */
function optionRoutes(pages: readonly Page[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ route, frontMatter }) =>
      (frontMatter?.options ?? []).map((path): [string, string] => [path, route]),
    ),
  );
}

function routeOf(removed: string, routes: ReadonlyMap<string, string>): string {
  const known = [removed, ...parentsOf(removed)].find((one) => routes.has(one));
  return routes.get(known ?? '') ?? ALL_OPTIONS;
}

/** The defaults that options had before, by option. */
export function formerDefaults(releases: readonly Release[]): Map<string, FormerDefault[]> {
  const found = new Map<string, FormerDefault[]>();
  for (const { version, changes } of releases) {
    for (const { change, kind, name, from } of changes) {
      if (kind !== 'default' || change !== 'changed' || from === undefined) continue;
      found.set(name, [...(found.get(name) ?? []), { before: version, value: from }]);
    }
  }
  return found;
}
