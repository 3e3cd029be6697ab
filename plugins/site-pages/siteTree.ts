import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { readSections, type Sections } from './readSections.ts';
import type { SitePage } from './sitePage.ts';
import { type Crumb, trailAbove } from './trail.ts';

/** The pages of a site by their place in it. */
export interface SiteTree {
  readonly home: (page: SitePage) => SitePage | undefined;
  readonly trail: (page: SitePage) => Crumb[];
}

type SectionsByPlace = ReadonlyMap<string, Sections>;
type Place = Pick<SitePage, 'language' | 'version'>;

/** The navigation of every language and version, from the files beside the pages. */
export async function readSiteSections(config: UserConfig): Promise<SectionsByPlace> {
  const docs = path.resolve(config.root ?? 'docs');
  const languages = (config.themeConfig?.locales ?? config.locales ?? []).map(({ lang }) => lang);
  const versions = config.multiVersion?.versions ?? [''];
  const places = versions.flatMap((version) => languages.map((language) => [version, language]));
  const sections = places.map(async ([version = '', language = '']) => {
    const directory = path.join(docs, version, language);
    return [`${version}/${language}`, await readSections(directory)] as const;
  });
  return new Map(await Promise.all(sections));
}

/** Pure. */
export function siteTree(pages: readonly SitePage[], sections: SectionsByPlace): SiteTree {
  const groups = new Map<string, Map<string, SitePage>>();
  for (const one of pages) {
    const group = groups.get(keyOf(one)) ?? new Map<string, SitePage>();
    groups.set(keyOf(one), group.set(one.page, one));
  }
  const twinsOf = (page: SitePage) => groups.get(keyOf(page)) ?? new Map<string, SitePage>();
  return {
    home: (page) => twinsOf(page).get('/'),
    trail: (page) => {
      const own = sections.get(keyOf(page));
      return own ? trailAbove(page, own, twinsOf(page)) : [];
    },
  };
}

function keyOf({ version, language }: Place): string {
  return `${version}/${language}`;
}
