import type { RootContent } from 'mdast';
import { paragraph, strong, text } from '../../../content/markdown/markdownNodes.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import type { CopyPage } from './copyPage.ts';
import { describedPages } from './describedPages.ts';

/** The pages below an overview page. Group names are bold text, so that they aren't headings. */
export function overviewNodes(page: CopyPage): RootContent[] {
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
