import type { RunFile } from '../../contract.ts';

/** A set of a page that has to be bundled. */
export interface BundleRequest {
  readonly files: readonly RunFile[];
  /** Paths of the test files. */
  readonly tests: readonly string[];
  readonly setupFiles: readonly string[];
}

export interface BuiltBundle {
  /** An ES module without imports; see `bundleEntry.ts` for what it exports. */
  readonly text: string;
  /** Absolute folders of the packages whose code it contains. */
  readonly packages: readonly string[];
}
