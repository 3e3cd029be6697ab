/** What came, changed, and went with the versions of Rstest, by page; made by `plugins/versions`. */
export interface SiteVersions {
  /** The examined versions, oldest first. */
  readonly versions: readonly string[];
  /** By route without language. Pages that are the same for every version are left out. */
  readonly pages: Readonly<Record<string, PageVersions>>;
}

export interface PageVersions {
  /** The version that the page's subject came with; absent if the oldest one has it. */
  readonly since?: string;
  /** Sections about an option or a name that came later than the page's subject. */
  readonly parts?: readonly LaterPart[];
  /** Examples that use options or names that came later than the oldest version. */
  readonly examples?: readonly LaterExample[];
  /** Defaults that changed, by option. */
  readonly defaults?: Readonly<Record<string, readonly FormerDefault[]>>;
  /** Options that are gone and belonged here. */
  readonly removed?: readonly RemovedOption[];
}

export interface LaterPart {
  /** The heading's ID. */
  readonly id: string;
  readonly name: string;
  readonly since: string;
}

export interface LaterExample {
  /** Which of the page's code blocks in JavaScript or TypeScript, from 0. */
  readonly block: number;
  /** The version that has everything in it. */
  readonly since: string;
  /** What that version added, as written in code. */
  readonly names: readonly string[];
}

/** The default up to, but not including, a version. Oldest first. */
export interface FormerDefault {
  readonly before: string;
  readonly value: string;
}

export interface RemovedOption {
  readonly name: string;
  /** The first and the last examined version that has it. */
  readonly from: string;
  readonly to: string;
  /** The version that removed it. */
  readonly removed: string;
}
