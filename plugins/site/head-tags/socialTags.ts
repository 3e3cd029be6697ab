import { LANGUAGE_DATA } from '../../../content/languageData.ts';
import type { Language } from '../../../content/languages.ts';
import { SHARE_IMAGE } from '../../../content/routes/pageAssets.ts';
import { TEXT } from '../../../theme/i18n/text.ts';
import { pageTitle } from '../../../theme/layout/pageTitle.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import { tag } from './tags.ts';

export interface SocialPage {
  readonly page: SitePage;
  /** The text of the navigation entry that the page belongs to. */
  readonly section?: string | undefined;
  readonly url: string;
  /** The other languages in which the page exists. */
  readonly others: readonly Language[];
  /** URL of the share image, if there is one. */
  readonly image?: string | undefined;
}

/** The Open Graph and Twitter tags for link previews. */
export function socialTags({ page, section, url, others, image }: SocialPage): string[] {
  const { siteTitle } = TEXT[page.language];
  const title = pageTitle({
    pageType: page.home ? 'home' : 'doc',
    title: page.title,
    siteTitle,
    suffix: page.titleSuffix,
    path: page.routePath,
    section,
  });
  const property = (name: string, content: string | undefined) =>
    content === undefined ? [] : tag('meta', { property: name, content });
  const named = (name: string, content: string) => tag('meta', { name, content });
  return [
    property('og:type', page.home ? 'website' : 'article'),
    property('og:site_name', siteTitle),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:locale', LANGUAGE_DATA[page.language].locale),
    ...others.map((language) => property('og:locale:alternate', LANGUAGE_DATA[language].locale)),
    ...(page.home ? [] : [property('article:modified_time', page.date)]),
    ...(image === undefined ? [] : imageTags(image, title)),
    named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', page.description),
    ...(image === undefined ? [] : [named('twitter:image', image)]),
  ].flat();
}

function imageTags(image: string, alt: string): string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SHARE_IMAGE.width)),
    property('og:image:height', String(SHARE_IMAGE.height)),
    property('og:image:alt', alt),
  ];
}
