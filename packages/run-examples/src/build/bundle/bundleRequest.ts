import type { RunFile } from '../../contract.ts';

/** A set that has to be bundled, as a page has it. */
export interface BundleRequest {
  readonly files: readonly RunFile[];
  /** Paths of the test files. */
  readonly tests: readonly string[];
  readonly setupFiles: readonly string[];
}

export interface Bundle {
  /** An ES module without imports; see `bundleEntry.ts` for what it exports. */
  readonly text: string;
  /** Folders of the packages whose code it has, absolute. */
  readonly packages: readonly string[];
}
