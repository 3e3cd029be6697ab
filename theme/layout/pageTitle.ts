export interface TitleParts {
  pageType: string;
  /** The title of the page; empty if it has none. */
  title: string;
  siteTitle: string;
  suffix?: string;
}

/** The title of the document. */
export function pageTitle({ pageType, title, siteTitle, suffix }: TitleParts): string {
  if (pageType === 'home') return suffix ? join(siteTitle, suffix) : siteTitle;
  if (pageType === '404') return '404';
  return title ? join(title, suffix ?? siteTitle) : siteTitle;
}

function join(title: string, suffix: string): string {
  return /^[-|]/.test(suffix.trim()) ? `${title} ${suffix.trim()}` : `${title} - ${suffix.trim()}`;
}
