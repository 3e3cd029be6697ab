import { entryName } from '../../content/navigation/mergeMeta.ts';
import type { MetaItem } from '../../content/navigation/metaFiles.ts';

/** The maximum line length, as in biome.json. */
const LINE_WIDTH = 100;

/** Inserts an entry after `after`, or at the end. */
export function withEntry(items: readonly MetaItem[], name: string, after?: string): MetaItem[] {
  const at = after === undefined ? -1 : items.findIndex((item) => entryName(item) === after);
  return at === -1 ? [...items, name] : [...items.slice(0, at + 1), name, ...items.slice(at + 1)];
}

/** The text of a `_meta.json`, formatted like by Biome. */
export function sidebarText(items: readonly MetaItem[]): string {
  const flat = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const fits = items.every((item) => typeof item === 'string') && flat.length <= LINE_WIDTH;
  return `${fits ? flat : JSON.stringify(items, null, 2)}\n`;
}
