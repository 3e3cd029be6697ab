import type { PageFacts } from '../content/facts/pageFacts.ts';
import type { ExampleCounts } from '../content/freshness.ts';
import type { Language } from '../content/languages.ts';

/** The attributes of a component in a page, as text. */
export type ComponentAttributes = Readonly<Record<string, string | undefined>>;

/** What the build and the checks have to know about a component, apart from its view. */
export interface ComponentForm {
  readonly attributes: Readonly<Record<string, 'required' | 'optional'>>;
  /** Reports values that don't exist, such as an unknown option. `options` are those of the page. */
  readonly problem?: (
    attributes: ComponentAttributes,
    options: readonly string[],
  ) => string | undefined;
  /** Converts it for the Markdown copy of a page. Links of one without children may be as in pages. */
  readonly markdown: (element: FormElement, page: FormPage) => string;
}

export interface FormElement {
  readonly attributes: ComponentAttributes;
  /** As Markdown. */
  readonly children: string;
}

export interface FormPage {
  readonly language: Language;
  /** The site's URL, without a trailing slash: `https://rstest.rs`. */
  readonly site: string;
  /** About what the page documents. */
  readonly facts: PageFacts;
  /** Only home pages have it. */
  readonly examples?: ExampleCounts | undefined;
}
