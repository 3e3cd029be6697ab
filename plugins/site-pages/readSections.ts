import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readMetas } from '../markdown-twins/readMetas.ts';
import type { SidebarItem } from '../markdown-twins/sidebarItems.ts';

export interface NavEntry {
  readonly text: string;
  /** A path without language and version, or an address elsewhere. */
  readonly link: string;
}

/** How the navigation of one language names its parts. */
export interface Sections {
  /** What the `_meta.json` of each folder lists, by folder: `/`, `/config/`. */
  readonly metas: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly nav: readonly NavEntry[];
}

// Loose, and entries without a link left out: a dropdown's place or tag is Rspress' affair.
const navFile = z.array(z.looseObject({ text: z.string(), link: z.string().optional() }));

/** Of one language's folder, such as `docs/en`; a folder that isn't there has none. */
export async function readSections(directory: string): Promise<Sections> {
  const file = path.join(directory, '_nav.json');
  const source = await readFile(file, 'utf8').catch(() => undefined);
  if (source === undefined) return { metas: new Map(), nav: [] };
  const entries = navFile.safeParse(JSON.parse(source));
  if (!entries.success) {
    throw new Error(`${file}:1: expected a list of entries, each with a text`);
  }
  const nav = entries.data.flatMap(({ text, link }) => (link === undefined ? [] : { text, link }));
  return { metas: await readMetas('', directory), nav };
}
