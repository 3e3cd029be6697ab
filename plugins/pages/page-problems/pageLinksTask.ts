import type { Heading } from '../../../content/markdown/headings.ts';
import type { Link } from '../../../content/markdown/links.ts';
import { parsePage } from '../../../content/parsePage.ts';

export interface PageLinksInput {
  readonly file: string;
  readonly source: string;
}

export interface PageLinks {
  /** Set if the body is valid; otherwise there are no headings and links. */
  readonly tree?: true;
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
}

/** Worker task: reads the links of a page and what other pages can link to. */
export function run({ file, source }: PageLinksInput): PageLinks {
  const { tree, headings, links } = parsePage(file, source);
  return { ...(tree && { tree: true }), headings, links };
}
