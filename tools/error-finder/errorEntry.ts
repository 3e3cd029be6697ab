/** Code that fixes an error, and the sentence that introduces it, with inline code in Markdown. */
export interface ErrorFix {
  readonly intro: string;
  readonly code: string;
}

/** An explanation on a page: a section, or a row of a table. */
export interface ErrorEntry {
  /** Path of the page without language, and the section's ID: `/guide/help/faq#speed`. */
  readonly url: string;
  /** The page's title and the section's heading, which can have inline code in Markdown. */
  readonly page: string;
  readonly section: string;
  /** Text of the row, or the first paragraph of the section, with inline code in Markdown. */
  readonly text: string;
  readonly fix?: ErrorFix | undefined;
  /** The explained messages, with `…` for the parts that differ from run to run. */
  readonly messages: readonly string[];
}
