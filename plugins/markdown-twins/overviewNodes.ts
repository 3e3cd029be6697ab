import type { RootContent } from 'mdast';
import { describedPages } from './describedPages.ts';
import { paragraph, strong, text } from './markdownNodes.ts';
import { absoluteUrl } from './pageAddress.ts';
import type { TwinPage } from './twinPage.ts';

/** The pages below an overview. A group's name is bold: headings are those of the page alone. */
export function overviewNodes(page: TwinPage): RootContent[] {
  return (page.below ?? []).flatMap(({ name, pages }) => {
    const entries = pages.map(({ route, title, description }) => ({
      title,
      description,
      url: absoluteUrl(route, page),
    }));
    const label = name === '' ? [] : [paragraph(strong(text(name)))];
    return [...label, ...describedPages(entries, page.language)];
  });
}
