import type { RootContent } from 'mdast';
import { link, list, paragraph, strong, text } from '../../../content/markdown/markdownNodes.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import type { CopyPage } from './copyPage.ts';
import { describedPages } from './describedPages.ts';

/** The hero of a home page: its tagline and first links. */
export function heroNodes(page: CopyPage): RootContent[] {
  const { text: claim, tagline, actions = [] } = page.frontMatter.hero ?? {};
  const nodes: RootContent[] = [];
  if (claim !== undefined) nodes.push(paragraph(strong(text(claim))));
  if (tagline !== undefined) nodes.push(paragraph(text(tagline)));
  if (actions.length > 0) {
    nodes.push(list(actions.map((action) => [link(action.text, absoluteUrl(action.link, page))])));
  }
  return nodes;
}

/** The features of a home page, each with a link to its page. */
export function featureNodes(page: CopyPage): RootContent[] {
  const { features = [] } = page.frontMatter;
  const entries = features.map(({ title, details, link: url }) => ({
    title,
    description: details,
    url: url === undefined ? undefined : absoluteUrl(url, page),
  }));
  return describedPages(entries, page.language);
}
