/** How many examples the whole site has, as counted when they were last run. */
export interface ExampleCounts {
  /** Examples that Rstest ran, each a project of one or more files. */
  readonly ran: number;
  /** Those that readers can run in the page. */
  readonly inPage: number;
}

/** What the record of the examples says about a page. */
export interface PageFreshness {
  /** The version of Rstest that the page was checked with. */
  readonly rstest: string;
  /** Whether that version ran the page's examples, or only its facts were read from it. */
  readonly examplesRan: boolean;
  /** Of the whole site; only home pages have it. */
  readonly examples?: ExampleCounts;
}
