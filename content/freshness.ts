/** The version that added something. `orEarlier` is set for the oldest version that was examined. */
export interface Since {
  readonly version: string;
  readonly orEarlier: boolean;
}

/** Names that were added in the same version. */
export interface SinceGroup {
  readonly since: Since;
  /** As written in code: `test`, `rs.fn`. */
  readonly names: readonly string[];
}

/** How many examples the whole site has, as counted when they were last run. */
export interface ExampleCounts {
  /** Examples that Rstest ran, each a project of one or more files. */
  readonly ran: number;
  /** Those that readers can run in the page. */
  readonly inPage: number;
}

/** What the checks and version records say about a page. */
export interface PageFreshness {
  /** The version of Rstest that the page was checked with. */
  readonly rstest: string;
  /** Whether that version ran the page's examples, or its facts were only compared. */
  readonly examplesRan: boolean;
  /** The version that added each of the page's options, by option path. */
  readonly options: Readonly<Record<string, Since>>;
  /** The versions that added the page's names, oldest first. */
  readonly names: readonly SinceGroup[];
  /** Of the whole site; only home pages have it. */
  readonly examples?: ExampleCounts;
}
