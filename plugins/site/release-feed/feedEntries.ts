import { minorOf, type Release, releasePath } from '../../../content/releases/releases.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import type { FeedEntry } from './atomFeed.ts';

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
