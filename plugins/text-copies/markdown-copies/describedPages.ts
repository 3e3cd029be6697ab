import type { PhrasingContent, RootContent } from 'mdast';
import type { Language } from '../../../content/languages.ts';
import { link, list, strong, text } from '../../../content/markdown/markdownNodes.ts';
import { COPY_TEXT } from './copyText.ts';

interface DescribedPage {
  title: string;
  description: string;
  /** Missing for an item without a page. */
  url?: string | undefined;
}

/** A list of `- [title](url): description`. */
export function describedPages(pages: readonly DescribedPage[], language: Language): RootContent[] {
  if (pages.length === 0) return [];
  const { colon } = COPY_TEXT[language];
  const items = pages.map(({ title, description, url }): PhrasingContent[] => [
    url === undefined ? strong(text(title)) : link(title, url),
    text(`${colon}${description}`),
  ]);
  return [list(items)];
}
