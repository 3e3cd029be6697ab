import type { Alternate } from '../site-pages/alternates.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import type { SiteTree } from '../site-pages/siteTree.ts';
import type { HeadTagsOptions } from './headTags.ts';
import { socialTags } from './socialTags.ts';
import { structuredData } from './structuredData.ts';
import { jsonBlock, tag } from './tags.ts';

export interface HeadOfOptions extends HeadTagsOptions {
  readonly page: SitePage;
  readonly tree: SiteTree;
  /** By path. */
  readonly alternates: ReadonlyMap<string, readonly Alternate[]>;
  readonly addressOf: AddressOf;
  readonly softwareVersion: string;
}

/** Pure: what stands in the head of one page, as HTML. */
export function headOf(options: HeadOfOptions): string {
  const { page, tree, alternates, addressOf, softwareVersion } = options;
  const image = options.image && addressOf(options.image(page.routePath));
  const markdown = options.markdown && addressOf(options.markdown(page.routePath));
  const twins = alternates.get(page.routePath) ?? [];
  const fallback = twins.find(({ hreflang }) => hreflang === 'x-default');
  const others = twins.flatMap(({ language }) =>
    language === undefined || language === page.language ? [] : language,
  );
  return [
    fallback &&
      tag('link', {
        rel: 'alternate',
        hreflang: fallback.hreflang,
        href: addressOf(fallback.routePath),
      }),
    markdown && tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown }),
    ...socialTags({ page, url: addressOf(page.routePath), others, image }),
    jsonBlock(
      structuredData({
        page,
        home: tree.home(page),
        trail: tree.trail(page),
        addressOf,
        image,
        softwareVersion,
      }),
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
