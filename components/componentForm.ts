import type { PageFacts } from '../content/facts/pageFacts.ts';
import type { ExampleCounts } from '../content/freshness.ts';
import type { Language } from '../content/languages.ts';

/** The attributes of a component in a page, as text. */
export type ComponentAttributes = Readonly<Record<string, string | undefined>>;

/** A component as the build and the checks see it, without its view. */
export interface ComponentForm {
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /** Reports values that don't exist, such as an unknown option. `options` are those of the page. */
  readonly problem?: (
    attributes: ComponentAttributes,
    options: readonly string[],
  ) => string | undefined;
  /**
   * Converts the component to Markdown, for search and for the Markdown copy of a page. If the component
   * has no children, its links may be paths, as in pages: the copy makes them absolute.
   */
  readonly markdown: (element: FormElement, page: FormPage) => string;
}

/** The form of a component without attributes that in Markdown is only its children. */
export const childrenForm: ComponentForm = { attributes: {}, markdown: ({ children }) => children };

export interface FormElement {
  readonly attributes: ComponentAttributes;
  /** The content of the element as Markdown. */
  readonly children: string;
}

export interface FormPage {
  readonly language: Language;
  /** The site's URL, without a trailing slash: `https://rstest.rs`. */
  readonly site: string;
  /** Facts about the options or names that the page documents. */
  readonly facts: PageFacts;
  /** Only home pages have these counts. */
  readonly examples?: ExampleCounts | undefined;
}
