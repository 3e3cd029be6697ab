import type { RootContent } from 'mdast';
import { describedPages } from './describedPages.ts';
import { link, list, paragraph, strong, text } from './markdownNodes.ts';
import { absoluteUrl } from './pageAddress.ts';
import type { TwinPage } from './twinPage.ts';

/** What a home page says before its text: its claim, and where to begin. */
export function heroNodes(page: TwinPage): RootContent[] {
  const { text: claim, tagline, actions = [] } = page.frontMatter.hero ?? {};
  const nodes: RootContent[] = [];
  if (claim !== undefined) nodes.push(paragraph(strong(text(claim))));
  if (tagline !== undefined) nodes.push(paragraph(text(tagline)));
  if (actions.length > 0) {
    nodes.push(list(actions.map((action) => [link(action.text, absoluteUrl(action.link, page))])));
  }
  return nodes;
}

/** What it says after its text: the reasons, each with the page that tells more. */
export function featureNodes(page: TwinPage): RootContent[] {
  const { features = [] } = page.frontMatter;
  const entries = features.map(({ title, details, link: url }) => ({
    title,
    description: details,
    url: url === undefined ? undefined : absoluteUrl(url, page),
  }));
  return describedPages(entries, page.language);
}
