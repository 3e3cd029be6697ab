import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NavItem, Sidebar, UserConfig } from '@rspress/core';
import { DEFAULT_LANGUAGE } from '../../../content/languages.ts';
import { readMergedMetas } from '../../../content/navigation/mergeMeta.ts';
import { parseMetaFile, readMetaFiles } from '../../../content/navigation/metaFiles.ts';
import type { Page } from '../../../content/page.ts';
import { relativePath } from '../../../content/relativePath.ts';
import { languageFolder } from '../../../content/routes/pageFile.ts';
import { type LanguageTree, sidebarOf } from './sidebarOf.ts';

export interface LocaleNavigation {
  readonly nav: Readonly<Record<string, NavItem[]>>;
  readonly sidebar: Sidebar;
}

export interface SiteFiles {
  /** The folder that the files of `pages` are relative to. */
  readonly root: string;
  readonly docs: string;
  readonly pages: readonly Page[];
  /** Whether pages that aren't translated are shown in the other languages. */
  readonly fallbacks: boolean;
}

/** The navbar and the sidebars of each language, in Rspress' form. */
export function readSiteNavigation(
  config: UserConfig,
  files: SiteFiles,
): ReadonlyMap<string, LocaleNavigation> {
  const versions = config.multiVersion?.versions ?? [''];
  const locales = config.themeConfig?.locales ?? [];
  return new Map(
    locales.map(({ lang }) => {
      const read = versions.map((version) => readVersion(version, lang, config, files));
      return [
        lang,
        {
          nav: Object.fromEntries(read.map(({ version, nav }) => [version || 'default', nav])),
          sidebar: Object.fromEntries(read.flatMap(({ sidebars }) => sidebars)),
        },
      ];
    }),
  );
}

function readVersion(
  version: string,
  language: string,
  { multiVersion, lang: defaultLanguage }: UserConfig,
  files: SiteFiles,
) {
  const docs = path.join(files.docs, version);
  const prefix = [
    version === multiVersion?.default ? '' : version,
    language === defaultLanguage ? '' : language,
  ];
  const tree: LanguageTree = {
    prefix: prefix.flatMap((part) => (part ? `/${part}` : [])).join(''),
    ...languageFiles(language, { ...files, docs }),
  };
  const nav = readNav(files.root, path.join(docs, language), tree.prefix);
  const folders = nav && !tree.metas.has('/') ? topFolders(tree) : ['/'];
  const sidebars = folders.map((folder) => {
    const key = folder === '/' ? folder : folder.slice(0, -1);
    return [`${tree.prefix}${key}`, sidebarOf(folder, tree)] as const;
  });
  return { version, nav: nav ?? [], sidebars };
}

function languageFiles(
  language: string,
  { root, docs, pages, fallbacks }: SiteFiles,
): Pick<LanguageTree, 'metas' | 'pages'> {
  const folderOf = (one: string) => relativePath(root, path.join(docs, one));
  const pagesOf = (one: string) => {
    const own = pages.filter((page) => languageFolder(page) === folderOf(one));
    return own.map((page) => [page.route, page] as const);
  };
  const folder = folderOf(language);
  const own = pagesOf(language);
  if (!fallbacks) return { metas: readMetaFiles(root, folder), pages: new Map(own) };
  return {
    metas: readMergedMetas(root, folder),
    pages: new Map([...pagesOf(DEFAULT_LANGUAGE), ...own]),
  };
}

/** The entries of a language's `_nav.json`; undefined without one. */
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

function topFolders({ pages }: LanguageTree): string[] {
  const folders = [...pages.keys()].map((route) => /^\/[^/]+\//.exec(route)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}
