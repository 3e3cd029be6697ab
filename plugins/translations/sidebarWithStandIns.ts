/** An entry of a folder's `_meta.json`, as far as it matters here. */
export type MetaItem = string | { readonly name?: string; readonly [field: string]: unknown };

/**
 * Pure: a Chinese folder's entries, with those that only the English one has put behind the entry
 * that they follow there. Headers and lines, which have no name, are left to the Chinese.
 */
export function sidebarWithStandIns(
  english: readonly MetaItem[],
  chinese: readonly MetaItem[],
): MetaItem[] {
  const items = [...chinese];
  let before = -1;
  for (const item of english) {
    const name = nameOf(item);
    if (name === undefined) continue;
    const at = items.findIndex((one) => nameOf(one) === name);
    if (at === -1) items.splice(++before, 0, item);
    else before = at;
  }
  return items;
}

function nameOf(item: MetaItem): string | undefined {
  return (typeof item === 'string' ? item : item.name)?.replace(/\.mdx?$/, '');
}
