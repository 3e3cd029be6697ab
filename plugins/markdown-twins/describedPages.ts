import type { PhrasingContent, RootContent } from 'mdast';
import type { Language } from '../../theme/text.ts';
import { link, list, strong, text } from './markdownNodes.ts';
import { TWIN_TEXT } from './twinText.ts';

interface DescribedPage {
  title: string;
  description: string;
  /** Left out for what has no page of its own. */
  url?: string | undefined;
}

/** `- [title](url): description`, one a line. */
export function describedPages(pages: readonly DescribedPage[], language: Language): RootContent[] {
  if (pages.length === 0) return [];
  const { colon } = TWIN_TEXT[language];
  const items = pages.map(({ title, description, url }): PhrasingContent[] => [
    url === undefined ? strong(text(title)) : link(title, url),
    text(`${colon}${description}`),
  ]);
  return [list(items)];
}
