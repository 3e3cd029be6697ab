import { type Language, TEXT } from '../../theme/text.ts';
import type { SitePage } from '../site-pages/sitePage.ts';
import type { Crumb } from '../site-pages/trail.ts';

/** What one picture says. */
export interface CardText {
  readonly title: string;
  /** The way to the page: `Config · Test options`; empty at the top. */
  readonly section: string;
  readonly siteTitle: string;
  readonly language: Language;
  readonly languageName: string;
  /** Where the page is read, as one would say it: `rstest.rs/zh/config/test/bail`. */
  readonly address: string;
}

/** Pure. `url` is the page's full address. */
export function cardText(page: SitePage, trail: readonly Crumb[], url: string): CardText {
  const { siteTitle, languageName } = TEXT[page.language];
  return {
    title: (page.home ? page.claim : undefined) ?? page.title,
    section: trail.map(({ name }) => name).join(' · '),
    siteTitle,
    language: page.language,
    languageName,
    address: decodeURI(url).replace(/^https?:\/\/|\/$/g, ''),
  };
}
