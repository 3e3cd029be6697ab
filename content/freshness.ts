/** How many examples the whole site has. */
export interface ExampleCounts {
  /** The version of Rstest that runs them. */
  readonly rstest: string;
  /** Examples that Rstest runs, each a project of one or more files. */
  readonly ran: number;
  /** Those that readers can run in the page. */
  readonly inPage: number;
}

/** What a page was checked with. */
export interface PageFreshness {
  /** The installed version of Rstest. */
  readonly rstest: string;
  /** Whether that version runs the page's examples, or only its facts are read from it. */
  readonly examplesRan: boolean;
  /** Of the whole site; only home pages have it. */
  readonly examples?: ExampleCounts;
}
