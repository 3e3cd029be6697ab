import { isNamedPage } from '../../content/navigation/sidebarTree.ts';

export interface TitleParts {
  pageType: string;
  /** The title of the page; empty if it has none. */
  title: string;
  siteTitle: string;
  suffix?: string;
  path?: string;
  /** The text of the navbar's item that the page belongs to. */
  section?: string;
}

/**
 * The title of the document. For the page of an option or a function, it includes the section, because an
 * option and a function can have the same name.
 */
export function pageTitle(parts: TitleParts): string {
  const { pageType, title, siteTitle, suffix, path = '', section } = parts;
  if (pageType === 'home') return suffix ? join(siteTitle, suffix) : siteTitle;
  if (pageType === '404') return '404';
  if (!title) return siteTitle;
  const isNamed = section !== undefined && isNamedPage({ text: title, href: path });
  return join(isNamed ? `${title} - ${section}` : title, suffix ?? siteTitle);
}

/** Joins a title and a suffix, which may be empty or begin with its own separator: `| Docs`. */
function join(title: string, suffix: string): string {
  if (suffix.trim() === '') return title;
  return /^[-|]/.test(suffix.trim()) ? `${title} ${suffix.trim()}` : `${title} - ${suffix.trim()}`;
}
