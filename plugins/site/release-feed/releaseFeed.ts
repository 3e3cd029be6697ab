import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { outputFile, outputFolder } from '../../../content/files.ts';
import { LANGUAGES } from '../../../content/languages.ts';
import { RELEASES_FILE, type Release, readReleases } from '../../../content/releases/releases.ts';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { minorOf, releasePath } from '../../../content/routes/releasePath.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { pageCollector } from '../site-pages/pageCollector.ts';
import { type AddressOf, siteAddress } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import { atomFeed, type FeedEntry } from './atomFeed.ts';

const INDEX = '/guide/releases/';

/** The path of the feed that belongs to a page; undefined outside of the releases. */
export function feedPath(routePath: string): string | undefined {
  const found = LANGUAGES.find((lang) => routePath.startsWith(localizedPath(INDEX, lang)));
  return found && localizedPath(`${INDEX}feed.xml`, found);
}

/** Writes `/guide/releases/feed.xml` in each language, with an entry per minor version. */
export function releaseFeed(): RspressPlugin {
  const collector = pageCollector();
  return {
    name: 'release-feed',
    extendPageData: collector.collect,
    async afterBuild(config, isProduction) {
      if (!isProduction || !existsSync(RELEASES_FILE)) return;
      const addressOf = siteAddress(config);
      const releases = readReleases(await readFile(RELEASES_FILE, 'utf8'));
      const pages = collector.pages();
      for (const language of LANGUAGES) {
        const own = pages.filter((page) => page.language === language);
        const index = own.find(({ page }) => page === INDEX);
        const feed = localizedPath(`${INDEX}feed.xml`, language);
        if (!index) continue;
        const xml = atomFeed({
          title: `${TEXT[language].siteTitle}: ${index.title}`,
          language,
          author: TEXT[language].siteTitle,
          url: addressOf(feed),
          page: addressOf(index.routePath),
          entries: feedEntries(own, releases, addressOf),
        });
        await outputFile(path.join(outputFolder(config), feed), xml);
      }
    },
  };
}

/** An entry for each minor version that has a page, newest first. `releases` are oldest first. */
export function feedEntries(
  pages: readonly SitePage[],
  releases: readonly Release[],
  addressOf: AddressOf,
): FeedEntry[] {
  const minors = [...new Set(releases.map(({ version }) => minorOf(version)))].reverse();
  return minors.flatMap((minor) => {
    const page = pages.find((one) => one.page === releasePath(minor));
    const own = releases.filter(({ version }) => minorOf(version) === minor);
    const [first, last] = [own[0], own.at(-1)];
    if (!page || !first || !last) return [];
    const { title, description: summary, routePath } = page;
    return [
      {
        title,
        url: addressOf(routePath),
        summary,
        published: first.date,
        updated: last.date,
      },
    ];
  });
}
