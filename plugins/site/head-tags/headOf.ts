import type { Alternate } from '../site-pages/alternates.ts';
import type { AddressOf } from '../site-pages/siteAddress.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import type { SiteTree } from '../site-pages/siteTree.ts';
import { socialTags } from './socialTags.ts';
import { structuredData } from './structuredData.ts';
import { jsonBlock, tag } from './tags.ts';

export interface HeadTagsOptions {
  /** The path of a page's share image. */
  image?: (routePath: string) => string;
  /** The path of a page's Markdown copy. */
  markdown?: (routePath: string) => string;
}

export interface HeadOfOptions extends HeadTagsOptions {
  readonly page: SitePage;
  readonly tree: SiteTree;
  /** Alternates by path. */
  readonly alternates: ReadonlyMap<string, readonly Alternate[]>;
  readonly addressOf: AddressOf;
  readonly softwareVersion: string;
}

/** The head tags of a page, as HTML. */
export function headOf(options: HeadOfOptions): string {
  const { page, tree, alternates, addressOf, softwareVersion } = options;
  const image = options.image && addressOf(options.image(page.routePath));
  const markdown = options.markdown && addressOf(options.markdown(page.routePath));
  const languages = alternates.get(page.routePath) ?? [];
  const fallback = languages.find(({ hreflang }) => hreflang === 'x-default');
  const others = languages.flatMap(({ language }) =>
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
    ...socialTags({
      page,
      section: tree.trail(page)[0]?.name,
      url: addressOf(page.routePath),
      others,
      image,
    }),
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
