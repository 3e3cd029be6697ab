import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSidebarItems, type SidebarItem } from './sidebarItems.ts';

/** What the `_meta.json` files below a language's folder list, by folder: `/`, `/config/`. */
export async function readMetas(
  root: string,
  directory: string,
): Promise<Map<string, SidebarItem[]>> {
  const base = path.resolve(root, directory);
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name === '_meta.json');
  const metas = await Promise.all(
    files.map(async ({ parentPath }): Promise<[string, SidebarItem[]]> => {
      const file = path.join(parentPath, '_meta.json');
      const folder = path.relative(base, parentPath).split(path.sep).filter(Boolean);
      const items = readSidebarItems(path.relative(root, file), await readFile(file, 'utf8'));
      return [['', ...folder, ''].join('/'), items];
    }),
  );
  return new Map(metas);
}
