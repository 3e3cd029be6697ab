import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavItem } from '@rspress/core';
import { relativePath } from '../files.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import type { Page } from '../page.ts';
import { prefixedLink } from '../routes/localizedPath.ts';
import { languageFolder } from '../routes/pageFile.ts';
import { readMergedMetas } from './mergeMeta.ts';
import { type MetaFiles, parseMetaFile, readMetaFiles } from './metaFiles.ts';

/** A page as navbar, sidebars, and lists show it. */
export interface ListedPage {
  /** Without the language. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly tag?: string | undefined;
  readonly context?: string | undefined;
}

/** The pages and the navigation of a language, for each version if the site has versions. */
export interface LanguageTree {
  /** `/zh` or `/v1/zh`; empty for the default language in the default version. */
  readonly prefix: string;
  readonly metas: MetaFiles;
  /** By route: the pages in this language and, for those that aren't translated, the originals. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** The entries of `_nav.json`; undefined without one. */
  readonly nav: readonly NavItem[] | undefined;
}

export interface LanguageTreeOptions {
  readonly prefix?: string;
  /** Whether originals are shown where a translation is missing; true by default. */
  readonly fallbacks?: boolean;
}

type TreePage = Pick<Page, 'file' | 'language' | 'route' | 'frontMatterData'>;

/**
 * Reads the pages and the navigation of a language's folder, such as `docs/zh`. The folder and the files
 * of `pages` are relative to `root`. Throws if a `_meta.json` or `_nav.json` isn't valid JSON.
 */
export function readLanguageTree(
  root: string,
  folder: string,
  pages: readonly TreePage[],
  { prefix = '', fallbacks = true }: LanguageTreeOptions = {},
): LanguageTree {
  const original = path.posix.join(path.posix.dirname(folder), DEFAULT_LANGUAGE);
  const folders = fallbacks ? [original, folder] : [folder];
  const listed = folders.flatMap((pageFolder) =>
    pages.filter((page) => languageFolder(page) === pageFolder).map(listedPage),
  );
  return {
    prefix,
    metas: fallbacks ? readMergedMetas(root, original, folder) : readMetaFiles(root, folder),
    pages: new Map(listed.map((page) => [page.route, page])),
    nav: readNav(root, folder, prefix),
  };
}

/** Reads the trees of all languages with pages. Returns a function that finds the tree of a page. */
export function languageTrees(
  root: string,
  pages: readonly Page[],
): (page: Pick<Page, 'file' | 'language'>) => LanguageTree {
  const folders = [...new Set(pages.map(languageFolder))];
  const trees = new Map(folders.map((folder) => [folder, readLanguageTree(root, folder, pages)]));
  return (page) =>
    trees.get(languageFolder(page)) ?? readLanguageTree(root, languageFolder(page), pages);
}

function listedPage({ route, file, frontMatterData }: TreePage): ListedPage {
  const { title, description = '', tag, context } = Object(frontMatterData) as Partial<ListedPage>;
  const fileName = path.posix.basename(file).replace(/\.mdx?$/, '');
  return { route, title: title || fileName, description, tag, context };
}

function readNav(root: string, folder: string, prefix: string): NavItem[] | undefined {
  const file = path.resolve(root, folder, '_nav.json');
  if (!existsSync(file)) return undefined;
  // The assertions are needed because TypeScript doesn't narrow `NavItem` to its members with `in`.
  const withPrefix = (item: NavItem): NavItem =>
    ({
      ...item,
      ...('link' in item && { link: prefixedLink(item.link as string, prefix) }),
      ...('items' in item && { items: (item.items as NavItem[]).map(withPrefix) }),
    }) as NavItem;
  const items = parseMetaFile(relativePath(root, file), readFileSync(file, 'utf8')) as NavItem[];
  return items.map(withPrefix);
}

/** The navbar's text for the part of the site that a route such as `/guide/start` belongs to. */
export function partName(route: string, { nav = [] }: LanguageTree): string | undefined {
  const part = route.split('/')[1];
  if (!part) return undefined;
  return nav.find((item) => 'link' in item && item.link?.split('/')[1] === part)?.text;
}
