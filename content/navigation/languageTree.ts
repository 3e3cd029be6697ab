import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavItem } from '@rspress/core';
import { relativePath } from '../files.ts';
import { DEFAULT_LANGUAGE } from '../languages.ts';
import type { Page } from '../page.ts';
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

/** The pages and the navigation of a language, or of one in a version. */
export interface LanguageTree {
  /** `/zh` or `/v1/zh`; empty for the default language in the default version. */
  readonly prefix: string;
  readonly metas: MetaFiles;
  /** By route, in which readers of this language see them. */
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** The entries of `_nav.json`; undefined without one. */
  readonly nav: readonly NavItem[] | undefined;
}

export interface LanguageTreeOptions {
  readonly prefix?: string;
  /** Whether pages that aren't translated are shown in the other languages; true by default. */
  readonly fallbacks?: boolean;
}

type TreePage = Pick<Page, 'file' | 'language' | 'route' | 'frontMatterData'>;

/**
 * Reads the navigation of a language's folder, such as `docs/zh`, which is relative to `root`, as are the
 * files of `pages`. Throws an error with the file and what's wrong with it.
 */
export function readLanguageTree(
  root: string,
  folder: string,
  pages: readonly TreePage[],
  { prefix = '', fallbacks = true }: LanguageTreeOptions = {},
): LanguageTree {
  const original = path.posix.join(path.posix.dirname(folder), DEFAULT_LANGUAGE);
  const listed = (fallbacks ? [original, folder] : [folder]).flatMap((one) =>
    pages.filter((page) => languageFolder(page) === one).map(listedPage),
  );
  return {
    prefix,
    metas: fallbacks ? readMergedMetas(root, folder) : readMetaFiles(root, folder),
    pages: new Map(listed.map((page) => [page.route, page])),
    nav: readNav(root, folder, prefix),
  };
}

/** The trees of the languages that have pages, by page. */
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
  const shown = relativePath(root, file);
  const withPrefix = (item: NavItem): NavItem =>
    ({
      ...item,
      ...('link' in item && { link: localized(item.link as string, prefix) }),
      ...('items' in item && { items: (item.items as NavItem[]).map(withPrefix) }),
    }) as NavItem;
  return (parseMetaFile(shown, readFileSync(file, 'utf8')) as NavItem[]).map(withPrefix);
}

function localized(link: string, prefix: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `${prefix}/${link.replace(/^\//, '')}`;
}

/** What the navbar calls the part of the site that a route is in, such as `/guide/` or `/playground`. */
export function partName(route: string, { nav = [] }: LanguageTree): string | undefined {
  const part = route.split('/')[1];
  if (!part) return undefined;
  return nav.find((item) => 'link' in item && item.link?.split('/')[1] === part)?.text;
}
