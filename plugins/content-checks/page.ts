import type { Root } from 'mdast';
import type { Problem } from '../page-data/problem.ts';
import type { FrontMatterReading } from '../page-data/readFrontMatter.ts';

export type Language = 'en' | 'zh';
export const LANGUAGES: readonly Language[] = ['en', 'zh'];

export interface Heading {
  readonly depth: number;
  readonly id: string;
  /** Written in the page as `{#id}`, rather than made from the text. */
  readonly explicit: boolean;
  /** The id that the outline links to. It differs from `id` only where Rspress disagrees. */
  readonly outlineId?: string;
  readonly line: number;
}

/** One paragraph, heading or table cell as a reader sees it; code is replaced by `CODE_MARK`. */
export interface TextRun {
  readonly text: string;
  readonly lineAt: (index: number) => number;
}

export interface Link {
  readonly url: string;
  readonly line: number;
}

export interface Component {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly line: number;
}

export interface Page {
  readonly file: string;
  readonly language: Language;
  /** Without the language: both twins have the same. */
  readonly route: string;
  readonly source: string;
  readonly front: FrontMatterReading;
  /** Missing if the body is not valid MDX; then everything below is empty. */
  readonly tree?: Root;
  readonly parseProblems: readonly Problem[];
  readonly headings: readonly Heading[];
  readonly runs: readonly TextRun[];
  readonly links: readonly Link[];
  readonly components: readonly Component[];
}

export type Check = (pages: readonly Page[]) => Problem[];
