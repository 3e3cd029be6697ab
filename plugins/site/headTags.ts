import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { pathKey } from 'static-pages/paths';
import { escapeHtml } from '../../content/escapeHtml.ts';
import { LANGUAGE_DATA } from '../../content/languageData.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { SHARE_IMAGE } from '../../content/routes/pageAssets.ts';
import { TEXT } from '../../theme/i18n/text.ts';
import { pageTitle } from '../../theme/layout/pageTitle.ts';
import {
  type AddressOf,
  pageCollector,
  type SitePage,
  siteAddress,
  type TrailStep,
  trailOf,
} from './sitePages.ts';

export interface HeadTagsOptions {
  /** The path of a page's share image. */
  readonly image?: (routePath: string) => string;
  /** The path of a page's Markdown copy. */
  readonly markdown?: (routePath: string) => string;
}

/**
 * Adds tags for other programs to each page: link previews, structured data, `x-default`, and the Markdown
 * copy. Rspress links the languages; the theme sets title, description, and canonical URL.
 */
export function headTags(options: HeadTagsOptions = {}): RspressPlugin {
  const collector = pageCollector();
  let site: UserConfig = {};
  return {
    name: 'head-tags',
    extendPageData: collector.collect,
    beforeBuild(config) {
      // By now, another plugin has added the sidebars.
      site = config;
    },
    config(config) {
      // Computed when the first tags are requested, after all pages have been collected.
      let heads: ReadonlyMap<string, string> | undefined;
      const head = ({ routePath }: RouteMeta) => {
        heads ??= headsOf(collector.pages(), site, options);
        return heads.get(routePath);
      };
      return { ...config, head: [...(config.head ?? []), head] };
    },
  };
}

/** The head tags of all pages as HTML, by path. */
function headsOf(
  pages: readonly SitePage[],
  site: UserConfig,
  { image, markdown }: HeadTagsOptions,
): Map<string, string> {
  const addressOf = siteAddress(site);
  const byPath = new Map(pages.map((page) => [pathKey(page.routePath), page]));
  const headOf = (page: SitePage): string => {
    const { routePath, language, version } = page;
    const inVersion = pages.filter((entry) => entry.version === version);
    const counterparts = inVersion.filter((entry) => entry.page === page.page);
    const original = counterparts.find((entry) => entry.language === DEFAULT_LANGUAGE);
    const home = inVersion.find((entry) => entry.page === '/' && entry.language === language);
    const trail = trailOf(page, site);
    const steps = [
      { name: TEXT[language].siteTitle, page: home },
      ...trail.map(({ name, href = '' }) => ({ name, page: byPath.get(pathKey(href)) })),
      { name: page.title, page },
    ];
    return [
      original && counterparts.length > 1
        ? alternate({ hreflang: 'x-default', href: addressOf(original.routePath) })
        : '',
      markdown ? alternate({ type: 'text/markdown', href: addressOf(markdown(routePath)) }) : '',
      ...socialTags(page, trail, addressOf(routePath), image && addressOf(image(routePath))),
      jsonBlock(page.isHome ? website(page, addressOf) : breadcrumbList(steps, addressOf)),
    ]
      .filter((text) => text !== '')
      .join('\n');
  };
  return new Map(pages.map((page) => [page.routePath, headOf(page)]));
}

function alternate(attributes: Readonly<Record<string, string>>): string {
  return tag('link', { rel: 'alternate', ...attributes });
}

/** The Open Graph and Twitter tags for link previews. `image` is the URL of the share image. */
function socialTags(
  page: SitePage,
  trail: readonly TrailStep[],
  url: string,
  image: string | undefined,
): string[] {
  const { siteTitle } = TEXT[page.language];
  const title = pageTitle({
    pageType: page.isHome ? 'home' : 'doc',
    title: page.title,
    siteTitle,
    suffix: page.titleSuffix,
    path: page.routePath,
    section: trail[0]?.name,
  });
  const properties = {
    'og:type': page.isHome ? 'website' : 'article',
    'og:site_name': siteTitle,
    'og:title': title,
    'og:description': page.description,
    'og:url': url,
    'og:locale': LANGUAGE_DATA[page.language].locale,
    'article:modified_time': page.isHome ? undefined : page.date,
    'og:image': image,
    'og:image:width': image && String(SHARE_IMAGE.width),
    'og:image:height': image && String(SHARE_IMAGE.height),
    'og:image:alt': image && title,
  };
  const card = image ? 'summary_large_image' : 'summary';
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === undefined ? [] : tag('meta', { property, content }),
    ),
    // The other tags for Twitter default to those above.
    tag('meta', { name: 'twitter:card', content: card }),
  ];
}

const CONTEXT = { '@context': 'https://schema.org' };

/** Structured data with the site's name, which search engines show. */
function website({ language, routePath }: SitePage, addressOf: AddressOf): object {
  const { siteTitle: name } = TEXT[language];
  return { ...CONTEXT, '@type': 'WebSite', name, url: addressOf(routePath) };
}

/**
 * Structured data with the steps from the home page to a page. Skips steps without a page, because all
 * breadcrumbs but the last need a URL.
 */
function breadcrumbList(
  steps: readonly { readonly name: string; readonly page?: SitePage | undefined }[],
  addressOf: AddressOf,
): object {
  const items = steps.flatMap(({ name, page }) =>
    page ? [{ name, item: addressOf(page.routePath) }] : [],
  );
  // If a section and its first group link to the same page, keep only the group.
  const distinct = items.filter(({ item }, index) => item !== items[index + 1]?.item);
  const itemListElement = distinct.map((step, index) => {
    return { '@type': 'ListItem', position: index + 1, ...step };
  });
  return { ...CONTEXT, '@type': 'BreadcrumbList', itemListElement };
}

/** A void element as HTML. Also escapes `$`, because Rspress inserts tags with `String.replace`. */
export function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeHtml(value).replaceAll('$', '&#36;')}"`,
  );
  return `<${name}${attributeTexts.join('')}>`;
}

/**
 * Structured data as a script element, which browsers don't execute, so the security policy doesn't have
 * to allow it. Escapes what could end the element, start a comment, or be special in `String.replace`.
 */
export function jsonBlock(data: unknown): string {
  const json = JSON.stringify(data).replace(/[<>&$\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/ld+json">${json}</script>`;
}
