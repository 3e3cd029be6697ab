import type { SiteMap } from '../../../content/navigation/pagesBelow.ts';

/** One entry of a sidebar: a page, or a group, which may have a page itself. */
export interface PlainEntry {
  text: string;
  route?: string;
  entries?: PlainEntry[];
}

/** The sidebar of a folder, in the order of its `_meta.json`. */
export function sidebarOf(folder: string, map: SiteMap): PlainEntry[] {
  const result: PlainEntry[] = [];
  let into = result;
  for (const item of map.folders.get(folder) ?? []) {
    if (item.kind === 'header') {
      into = [];
      result.push({ text: item.label, entries: into });
    } else if (item.kind === 'page') {
      const route = folder + item.name.replace(/^index$/, '');
      const page = map.pages.get(route);
      if (page) into.push({ text: page.title, route });
    } else {
      const own = map.pages.get(`${folder}${item.name}/`);
      const text = item.label ?? own?.title ?? item.name;
      const entries = sidebarOf(`${folder}${item.name}/`, map);
      result.push({ text, entries, ...(own ? { route: own.route } : {}) });
    }
  }
  return result;
}
