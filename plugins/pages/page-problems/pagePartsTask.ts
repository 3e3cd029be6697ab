import type { Component } from '../../../content/markdown/components.ts';
import type { Heading } from '../../../content/markdown/headings.ts';
import type { Link } from '../../../content/markdown/links.ts';
import { parsePage } from '../../../content/parsePage.ts';

export interface PagePartsInput {
  readonly file: string;
  readonly source: string;
}

export interface PageParts {
  /** Set if the body is valid; otherwise the rest is empty. */
  readonly tree?: true;
  readonly headings: readonly Heading[];
  readonly links: readonly Link[];
  readonly components: readonly Component[];
}

/** Worker task: reads the links and components of a page, and what other pages can link to. */
export function run({ file, source }: PagePartsInput): PageParts {
  const { tree, headings, links, components } = parsePage(file, source);
  return { ...(tree && { tree: true }), headings, links, components };
}
