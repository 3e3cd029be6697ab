import { entryName } from '../../content/navigation/mergeMeta.ts';
import type { MetaFiles } from '../../content/navigation/metaFiles.ts';
import { nearestName } from '../../content/nearestName.ts';
import type { Page } from '../../content/page.ts';

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;

/** Splits `/guide/basic/foo` into `/guide/basic/` and `foo`. */
export function splitRoute(route: string): { folder: string; name: string } {
  const at = route.lastIndexOf('/') + 1;
  return { folder: route.slice(0, at), name: route.slice(at) };
}

/** Normalizes `guide/basic/foo`, with or without surrounding slashes and extension, to a route. */
export function routeOf(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '')}`;
}

/** Why a page can't be created at this route; `undefined` if it can. */
export function routeProblem(
  route: string,
  pages: readonly Page[],
  folders: MetaFiles,
): string | undefined {
  const { folder, name } = splitRoute(route);
  if (!folders.has(folder)) {
    const known = [...folders.keys()];
    const near = nearestName(folder, known);
    const hint = near ? `did you mean ${near}?` : `there are ${known.join(', ')}`;
    return `there is no section ${folder}; ${hint}`;
  }
  if (!NAME.test(name) || name === 'index') {
    return `${name || 'an empty name'} is not a valid page name: use letters and digits, separated by -`;
  }
  const same = pages.find((page) => page.route.toLowerCase() === route.toLowerCase());
  return same && `${same.file} already exists`;
}

/** Why the page can't come after `after` in the sidebar; `undefined` if it can. */
export function positionProblem(
  route: string,
  after: string | undefined,
  folders: MetaFiles,
): string | undefined {
  const { folder } = splitRoute(route);
  const names = (folders.get(folder) ?? []).map(entryName).filter((name) => name !== undefined);
  if (after === undefined || names.includes(after)) return undefined;
  const near = nearestName(after, names);
  const hint = near ? `did you mean ${near}?` : `there are ${names.join(', ')}`;
  return `docs/en${folder}_meta.json has no ${after}; ${hint}`;
}
