import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { relativePath } from '../files.ts';
import { didYouMean } from '../nearestName.ts';
import type { Page } from '../page.ts';
import type { Problem } from '../problem.ts';
import { languageFolder } from '../routes/pageFile.ts';
import { untranslatedPages } from '../untranslatedPages.ts';
import { entryName } from './mergeMeta.ts';
import { type MetaItem, metaItemSchema } from './metaFiles.ts';

// A loose object, because fields such as position or tag only concern Rspress.
const navEntrySchema = z.looseObject({
  text: z.string(),
  link: z.string().optional(),
  items: z.array(z.unknown()).optional(),
});

/**
 * Reports `_meta.json` and `_nav.json` files that aren't valid, and their entries for pages and folders
 * that don't exist. The files of `pages` are relative to `root`.
 */
export function checkEntries(root: string, pages: readonly Page[]): Problem[] {
  const fallbacks = untranslatedPages(pages).map(({ translation }) => translation);
  const names = new Set([...pages.map(({ file }) => file), ...fallbacks].map(withoutExtension));
  return readLists(root, pages).flatMap((list) => [...list.problems, ...listProblems(list, names)]);
}

interface Entry {
  readonly item: unknown;
  /** From 1. */
  readonly line: number;
}

/** A `_meta.json` or `_nav.json` file. */
interface List {
  readonly file: string;
  readonly isMeta: boolean;
  readonly entries: readonly Entry[];
  /** Why the file can't be read. */
  readonly problems: readonly Problem[];
}

function readLists(root: string, pages: readonly Page[]): List[] {
  return navigationFiles(root, pages).map((file) =>
    readList(file, readFileSync(path.resolve(root, file), 'utf8')),
  );
}

/** The `_meta.json` and `_nav.json` files in the folders of the pages' languages. */
export function navigationFiles(root: string, pages: readonly Page[]): string[] {
  return [...new Set(pages.map(languageFolder))].flatMap((folder) => {
    const base = path.resolve(root, folder);
    return readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^_(?:meta|nav)\.json$/.test(path.basename(file)))
      .map((file) => relativePath(root, path.join(base, file)))
      .sort();
  });
}

function readList(file: string, text: string): List {
  const isMeta = file.endsWith('_meta.json');
  const failed = (message: string): List => {
    return { file, isMeta, entries: [], problems: [{ file, line: 1, message }] };
  };
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch (error) {
    return failed(`not valid JSON: ${(error as Error).message}; fix it`);
  }
  if (!Array.isArray(items)) return failed('expected a list of entries: write […]');
  const entries = items.map((item: unknown) => ({ item, line: lineWith(item, text) }));
  return { file, isMeta, entries, problems: [] };
}

/** The first line that has the name, the text, or the label of an entry; 1 if there's none. */
function lineWith(item: unknown, source: string): number {
  const { name, text, label } = Object(item) as Record<string, unknown>;
  const written = JSON.stringify(name ?? text ?? label ?? item);
  return Math.max(1, source.split('\n').findIndex((line) => line.includes(written)) + 1);
}

/** `pageNames` are the files of pages without their extension. */
function listProblems(list: List, pageNames: ReadonlySet<string>): Problem[] {
  const seen = new Set<string>();
  return list.entries.flatMap(({ item, line }) => {
    const message = list.isMeta
      ? metaProblem(item, list, pageNames, seen)
      : navProblem(item, list, pageNames);
    return message === undefined ? [] : [{ file: list.file, line, message }];
  });
}

function metaProblem(
  item: unknown,
  { file }: List,
  pageNames: ReadonlySet<string>,
  seen: Set<string>,
): string | undefined {
  const parsed = metaItemSchema.safeParse(item);
  if (!parsed.success) {
    return 'not an entry of a sidebar: write the name of a page, or an object with type "file", "dir", "section-header", "divider", or "custom-link"';
  }
  const name = entryName(parsed.data);
  if (name === undefined) return undefined;
  const folder = path.posix.dirname(file);
  const target = withoutExtension(path.posix.join(folder, name));
  if (seen.has(name)) return `"${name}" is already in this list: remove one of them`;
  seen.add(name);
  const exists = isFolder(parsed.data)
    ? [...pageNames].some((page) => page.startsWith(`${target}/`))
    : pageNames.has(target);
  if (exists) return undefined;
  const hint = didYouMean(name, namesIn(folder, pageNames)) || ': create it, or remove the entry';
  return `there is no ${isFolder(parsed.data) ? 'folder' : 'page'} ${target}${hint}`;
}

function isFolder(item: MetaItem): boolean {
  return typeof item === 'object' && item.type === 'dir';
}

/** The first problem of an entry, or of those in its dropdown. */
function navProblem(item: unknown, list: List, pageNames: ReadonlySet<string>): string | undefined {
  const { data: entry } = navEntrySchema.safeParse(item);
  if (!entry || (entry.link === undefined && entry.items === undefined)) {
    return 'expected an object with a text, and a link or items: write {"text": "…", "link": "/…"}';
  }
  const { link = '', items = [] } = entry;
  const page = `${path.posix.dirname(list.file)}${link.endsWith('/') ? `${link}index` : link}`;
  if (link.startsWith('/') && !pageNames.has(page)) {
    return `link to ${link}: there is no such page; fix the link`;
  }
  return items.map((child) => navProblem(child, list, pageNames)).find(Boolean);
}

/** Reports pages in folders with a `_meta.json` that no `_meta.json` lists, so no sidebar shows them. */
export function checkUnlisted(root: string, pages: readonly Page[]): Problem[] {
  const lists = readLists(root, pages).filter(
    ({ isMeta, problems }) => isMeta && problems.length === 0,
  );
  const byFolder = new Map(lists.map((list) => [path.posix.dirname(list.file), list]));
  const listed = new Set(
    lists.flatMap(({ file, entries }) =>
      entries.flatMap(({ item }) => {
        const { data } = metaItemSchema.safeParse(item);
        const name = data && entryName(data);
        if (name === undefined) return [];
        return withoutExtension(path.posix.join(path.posix.dirname(file), name));
      }),
    ),
  );
  return pages.flatMap(({ file }) => {
    const page = withoutExtension(file);
    const list = byFolder.get(path.posix.dirname(file));
    const name = path.posix.basename(page);
    if (!list || name === 'index' || listed.has(page)) return [];
    const message = `the sidebar doesn't show this page: add "${name}" to ${list.file}`;
    return [{ file, line: 1, message }];
  });
}

/** The names of the pages and folders in a folder. */
function namesIn(folder: string, pageNames: ReadonlySet<string>): string[] {
  const below = [...pageNames].filter((page) => page.startsWith(`${folder}/`));
  return [...new Set(below.map((page) => page.slice(folder.length + 1).split('/')[0] ?? ''))];
}

function withoutExtension(file: string): string {
  return file.replace(/\.mdx?$/, '');
}
