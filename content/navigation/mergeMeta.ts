import { type MetaFiles, type MetaItem, readMetaFiles } from './metaFiles.ts';

/**
 * Reads the `_meta.json` files below a language's folder, such as `docs/zh`, and adds the entries that
 * only the files below `original` have, the default language's folder, for pages that aren't translated.
 */
export function readMergedMetas(root: string, original: string, directory: string): MetaFiles {
  const translated = readMetaFiles(root, directory);
  if (translated.size === 0 || original === directory) return translated;
  const merged = [...readMetaFiles(root, original)].map(
    ([folder, items]) => [folder, mergeMeta(items, translated.get(folder) ?? [])] as const,
  );
  return new Map([...translated, ...merged]);
}

/**
 * Adds entries that only the original list has to the translated one, each after the entry that it
 * follows in the original. Headers and dividers, which have no name, aren't added.
 */
export function mergeMeta(
  original: readonly MetaItem[],
  translated: readonly MetaItem[],
): MetaItem[] {
  const items = [...translated];
  let lastIndex = -1;
  for (const originalItem of original) {
    const name = pageName(originalItem);
    if (name === undefined) continue;
    const index = items.findIndex((item) => pageName(item) === name);
    lastIndex = index === -1 ? lastIndex + 1 : index;
    if (index === -1) items.splice(lastIndex, 0, originalItem);
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
