import type { Page } from '../content-checks/page.ts';
import { nearestName } from '../page-data/nearestName.ts';
import type { MetaItem } from '../translations/sidebarWithStandIns.ts';
import { entryName } from './sidebarText.ts';

/** The English entries of a section's sidebar, by folder: `/guide/basic/`. */
export type Sections = ReadonlyMap<string, readonly MetaItem[]>;

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;

/** `/guide/basic/` and `foo` for `/guide/basic/foo`. */
export function splitRoute(route: string): { folder: string; name: string } {
  const at = route.lastIndexOf('/') + 1;
  return { folder: route.slice(0, at), name: route.slice(at) };
}

/** Pure: `guide/basic/foo`, with or without slashes around it and extension, as a route. */
export function routeOf(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '')}`;
}

/** Pure: why there can't be a page at this route, or nothing. */
export function routeProblem(
  route: string,
  pages: readonly Page[],
  sections: Sections,
): string | undefined {
  const { folder, name } = splitRoute(route);
  if (!sections.has(folder)) {
    const known = [...sections.keys()];
    const near = nearestName(folder, known);
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}`;
    return `there is no section ${folder}; ${hint}`;
  }
  if (!NAME.test(name) || name === 'index') {
    return `${name || 'an empty name'} is no name for a page: use letters and digits, joined by -`;
  }
  const same = pages.find((page) => page.route.toLowerCase() === route.toLowerCase());
  return same && `${same.file} is there already`;
}

/** Pure: why the page can't follow `after` in the sidebar, or nothing. */
export function placeProblem(
  route: string,
  after: string | undefined,
  sections: Sections,
): string | undefined {
  const { folder } = splitRoute(route);
  const names = (sections.get(folder) ?? []).map(entryName).filter((name) => name !== undefined);
  if (after === undefined || names.includes(after)) return undefined;
  const near = nearestName(after, names);
  const hint = near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
  return `docs/en${folder}_meta.json has no ${after}; ${hint}`;
}
