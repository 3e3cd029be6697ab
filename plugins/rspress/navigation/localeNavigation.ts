import path from 'node:path';
import type { NavItem, Sidebar, UserConfig } from '@rspress/core';
import { relativePath } from '../../../content/files.ts';
import { type LanguageTree, readLanguageTree } from '../../../content/navigation/languageTree.ts';
import { sidebarOf } from '../../../content/navigation/sidebarOf.ts';
import type { Page } from '../../../content/page.ts';

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
export function localeNavigation(
  config: UserConfig,
  files: SiteFiles,
): ReadonlyMap<string, LocaleNavigation> {
  const versions = config.multiVersion?.versions ?? [''];
  const locales = config.themeConfig?.locales ?? [];
  return new Map(
    locales.map(({ lang }) => {
      const read = versions.map((version) => readVersion(version, lang, config, files));
      const nav = Object.fromEntries(read.map(({ version, nav }) => [version || 'default', nav]));
      const sidebar = Object.fromEntries(read.flatMap(({ sidebars }) => sidebars));
      return [lang, { nav, sidebar }];
    }),
  );
}

function readVersion(
  version: string,
  language: string,
  { multiVersion, lang: defaultLanguage }: UserConfig,
  { root, docs, pages, fallbacks }: SiteFiles,
) {
  const versionPart = version === multiVersion?.default ? '' : version;
  const languagePart = language === defaultLanguage ? '' : language;
  const prefix = [versionPart, languagePart].map((part) => part && `/${part}`).join('');
  const languageFolder = relativePath(root, path.join(docs, version, language));
  const tree = readLanguageTree(root, languageFolder, pages, { prefix, fallbacks });
  const folders = tree.nav && !tree.metas.has('/') ? topFolders(tree) : ['/'];
  const sidebars = folders.map((folder) => {
    const key = folder === '/' ? folder : folder.slice(0, -1);
    return [`${tree.prefix}${key}`, sidebarOf(folder, tree)] as const;
  });
  return { version, nav: [...(tree.nav ?? [])], sidebars };
}

function topFolders({ pages }: LanguageTree): string[] {
  const folders = [...pages.keys()].map((route) => /^\/[^/]+\//.exec(route)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort();
}
