import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { relativePath } from '../relativePath.ts';
import { readMergedMetas } from './mergeMeta.ts';
import { parseMetaFile } from './metaFiles.ts';
import { type SidebarItem, sidebarItems } from './sidebarItems.ts';

export interface NavigationEntry {
  readonly text: string;
  /** A path without language and version, or a URL of another site. */
  readonly link: string;
}

/** The navigation of one language. */
export interface Navigation {
  /** The entries of `_meta.json` files, by folder: `/`, `/config/`. */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly nav: readonly NavigationEntry[];
}

// Loose objects, because fields such as position or tag only concern Rspress.
export const navEntrySchema = z.looseObject({ text: z.string(), link: z.string().optional() });

/**
 * Reads the navigation of a language's folder, such as `docs/en`; `nav` is empty without a
 * `_nav.json`. Entries without a link, such as menus, are left out. Throws an error with the file,
 * relative to `root`, and what's wrong with it.
 */
export function readNavigation(root: string, directory: string): Navigation {
  const metas = readMergedMetas(root, directory);
  const sidebars = new Map([...metas].map(([folder, items]) => [folder, sidebarItems(items)]));
  const absolute = path.resolve(root, directory, '_nav.json');
  if (!existsSync(absolute)) return { sidebars, nav: [] };
  const file = relativePath(root, absolute);
  const entries = z
    .array(navEntrySchema)
    .safeParse(parseMetaFile(file, readFileSync(absolute, 'utf8')));
  if (!entries.success) {
    throw new Error(`${file}:1: expected a list of entries, each with a text`);
  }
  const nav = entries.data.flatMap(({ text, link }) => (link === undefined ? [] : { text, link }));
  return { sidebars, nav };
}
