import type { CheckedSet } from '../../checks/examples/checkedSets.ts';
import type { TypeErrorMark } from '../../theme/types/pageTypes.ts';
import type { DocumentedName } from './rstestNames.ts';

/** A set whose types are read. Its folder is relative to the project's root. */
export interface SetToType extends CheckedSet {
  /** For each translation of the set: the code of the files with translated comments, by title. */
  readonly translated: readonly Readonly<Record<string, string>>[];
}

/** A name in a file and what the compiler knows about it. */
export interface NamedType {
  /** Offset in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly signature: readonly string[];
  /** The package's own comment. */
  readonly comment?: string;
  /** For a name of Rstest: the spellings under which the site may document it, such as `api rs.fn`. */
  readonly documented?: readonly DocumentedName[];
}

export interface FileTypes {
  readonly code: string;
  readonly names: readonly NamedType[];
  /** Errors that the example shows on purpose. */
  readonly errors: readonly TypeErrorMark[];
}
