import type { Root } from 'mdast';
import type { FieldPath } from './front-matter/checkFrontMatter.ts';
import type { PageFrontMatter } from './front-matter/frontMatter.ts';
import type { Language } from './languages.ts';
import type { PageCodeBlock } from './markdown/codeBlocks.ts';
import type { Component } from './markdown/components.ts';
import type { PageHeading } from './markdown/headings.ts';
import type { PageLink } from './markdown/links.ts';
import type { MarkdownSection } from './markdown/sections.ts';
import type { TextRun } from './markdown/textRuns.ts';
import type { Problem } from './problem.ts';

/** A Markdown file of the site. Front matter and body are parsed on first access. */
export interface Page {
  /** Path from the project's root, with forward slashes: `docs/en/config/test/bail.mdx`. */
  readonly file: string;
  readonly language: Language;
  /** Without the language, so it's the same for a page and its translations: `/config/test/bail`. */
  readonly route: string;
  /** The path of the same page in the default language, whether it exists or not. */
  readonly original: string;
  readonly source: string;

  /** Missing if the front matter isn't valid. */
  readonly frontMatter?: PageFrontMatter | undefined;
  /** The parsed YAML, whether it's valid or not. */
  readonly frontMatterData: unknown;
  /** The line of a field or, if the field is missing, of its closest parent. */
  readonly frontMatterLine: (field: FieldPath) => number;
  readonly frontMatterProblems: readonly Problem[];

  /** Missing if the body isn't valid MDX; everything below is then empty. */
  readonly tree?: Root | undefined;
  readonly parseProblems: readonly Problem[];
  readonly headings: readonly PageHeading[];
  readonly sections: readonly MarkdownSection[];
  readonly codeBlocks: readonly PageCodeBlock[];
  readonly textRuns: readonly TextRun[];
  readonly links: readonly PageLink[];
  readonly components: readonly Component[];
}
