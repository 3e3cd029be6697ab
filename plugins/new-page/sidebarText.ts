import type { MetaItem } from '../translations/sidebarWithStandIns.ts';

/** What a line of a formatted file may hold; see biome.json. */
const LINE_WIDTH = 100;

/** Pure: a folder's entries with a new one behind `after`, or at the end. */
export function withEntry(items: readonly MetaItem[], name: string, after?: string): MetaItem[] {
  const at = after === undefined ? -1 : items.findIndex((item) => entryName(item) === after);
  return at === -1 ? [...items, name] : [...items.slice(0, at + 1), name, ...items.slice(at + 1)];
}

export function entryName(item: MetaItem): string | undefined {
  return typeof item === 'string' ? item : item.name;
}

/** Pure: a `_meta.json` as the formatter leaves it. */
export function sidebarText(items: readonly MetaItem[]): string {
  const flat = `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const fits = items.every((item) => typeof item === 'string') && flat.length <= LINE_WIDTH;
  return `${fits ? flat : JSON.stringify(items, null, 2)}\n`;
}
