import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { type Navigation, readNavigation } from '../../../content/navigation/readNavigation.ts';
import type { SitePage } from './sitePage.ts';
import { type Crumb, trailAbove } from './trail.ts';

/** How the pages of a site are nested. */
export interface SiteTree {
  readonly home: (page: SitePage) => SitePage | undefined;
  readonly trail: (page: SitePage) => Crumb[];
}

/** Navigation by version and language. */
type SiteNavigation = ReadonlyMap<string, Navigation>;

/** Reads the navigation of each language and version from the `_nav.json` and `_meta.json` files. */
export function readSiteNavigation(config: UserConfig): SiteNavigation {
  const docs = path.resolve(config.root ?? 'docs');
  const languages = (config.themeConfig?.locales ?? config.locales ?? []).map(({ lang }) => lang);
  const versions = config.multiVersion?.versions ?? [''];
  return new Map(
    versions.flatMap((version) =>
      languages.map((language) => {
        const directory = path.join(docs, version, language);
        return [`${version}/${language}`, readNavigation(process.cwd(), directory)] as const;
      }),
    ),
  );
}

/** Builds the tree of all pages. */
export function siteTree(pages: readonly SitePage[], navigation: SiteNavigation): SiteTree {
  const groups = new Map<string, Map<string, SitePage>>();
  for (const one of pages) {
    const group = groups.get(keyOf(one)) ?? new Map<string, SitePage>();
    groups.set(keyOf(one), group.set(one.page, one));
  }
  const siblings = (page: SitePage) => groups.get(keyOf(page)) ?? new Map<string, SitePage>();
  return {
    home: (page) => siblings(page).get('/'),
    trail: (page) => {
      const own = navigation.get(keyOf(page));
      return own ? trailAbove(page, own, siblings(page)) : [];
    },
  };
}

function keyOf({ version, language }: Pick<SitePage, 'language' | 'version'>): string {
  return `${version}/${language}`;
}
