import type { MetaItem } from './metaFiles.ts';

/**
 * Adds entries that only the original folder has to those of the translated one, each after the
 * entry that it follows in the original. Headers and dividers, which have no name, aren't added.
 */
export function mergeMeta(
  original: readonly MetaItem[],
  translated: readonly MetaItem[],
): MetaItem[] {
  const items = [...translated];
  let before = -1;
  for (const item of original) {
    const name = pageName(item);
    if (name === undefined) continue;
    const at = items.findIndex((one) => pageName(one) === name);
    if (at === -1) items.splice(++before, 0, item);
    else before = at;
  }
  return items;
}

function pageName(item: MetaItem): string | undefined {
  return entryName(item)?.replace(/\.mdx?$/, '');
}

/** The name of a page or folder as written in the file; `undefined` for any other entry. */
export function entryName(item: MetaItem): string | undefined {
  const name = typeof item === 'string' ? item : item.name;
  return typeof name === 'string' ? name : undefined;
}
