import { TEXT } from '../../../theme/i18n/text.ts';
import type { SitePage, TrailStep } from '../sitePages.ts';

/** The text of one share image. */
export interface CardText {
  readonly title: string;
  /** The sections above the page: `Config · Test options`; empty at the top level. */
  readonly section: string;
  readonly siteTitle: string;
  readonly languageName: string;
  /** The page's URL without protocol: `rstest.rs/zh/config/test/bail`. */
  readonly address: string;
}

/** The card text of a page. `url` is its absolute URL. */
export function cardText(page: SitePage, trail: readonly TrailStep[], url: string): CardText {
  const { siteTitle, languageName } = TEXT[page.language];
  return {
    title: (page.isHome ? page.claim : undefined) ?? page.title,
    section: trail.map(({ name }) => name).join(' · '),
    siteTitle,
    languageName,
    address: decodeURI(url).replace(/^https?:\/\/|\/$/g, ''),
  };
}
