/** The numbers of examples on the whole site. */
export interface ExampleCounts {
  /** The version of Rstest that runs them. */
  readonly rstest: string;
  /** Examples that Rstest runs, each a project of one or more files. */
  readonly ran: number;
  /** Examples that readers can run in the page. */
  readonly inPage: number;
}

/** How a page was checked. */
export interface PageFreshness {
  /** The installed version of Rstest. */
  readonly rstest: string;
  /** Whether that version has run examples of the page; otherwise, only facts are read from it. */
  readonly examplesRan: boolean;
  /** Only on home pages. */
  readonly examples?: ExampleCounts;
}
