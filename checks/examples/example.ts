import type { ReasonKind } from 'run-examples/classify';

/** The kind of a code block. */
export type BlockKind =
  /** A file of a set that Rstest runs. */
  | 'run'
  /** Code that is only type-checked. */
  | 'check'
  /** Code that is neither run nor type-checked; the fence says why. */
  | 'exempt'
  /** The output that Rstest prints in the folder of the set. */
  | 'output'
  /** Only shown: a shell command, some JSON. */
  | 'display';

export interface Fence {
  readonly kind: BlockKind;
  /** Path of the file within its set, with forward slashes. */
  readonly title?: string;
  /** The named set that the block belongs to, instead of the set of its section. */
  readonly set?: string;
  /** Why an exempt block is exempt. */
  readonly reason?: string;
  /** Why the set has no Run button in the page; one of the kinds in `REASONS`. */
  readonly noPage?: ReasonKind;
  /** Rstest must fail in this set and print this text. */
  readonly fails?: string;
  /** Arguments after `rstest` for an output block. */
  readonly args?: readonly string[];
  /** The exit code of an output block's command; by default, 1 if the set has `fails`, otherwise 0. */
  readonly exit?: number;
  /** Environment variables of the set or, in an output block, of its command. */
  readonly env: Readonly<Record<string, string>>;
}

export interface ExampleBlock {
  /** Path of the page from the project's root, with forward slashes. */
  readonly file: string;
  /** Line of the opening fence, from 1; the code starts on the next line. */
  readonly line: number;
  /** Index among all fences of the page, from 0. */
  readonly index: number;
  readonly lang: string;
  readonly code: string;
  /** ID of the preceding heading; `INTRODUCTION` before the first one. */
  readonly heading: string;
  readonly fence: Fence;
  /** Whether the fence is valid; a set with an invalid block isn't run. */
  readonly isValid: boolean;
  /** Offsets of the whole fence in the page's source, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Blocks of one page that form an example, in document order. */
export interface ExampleSet {
  readonly name: string;
  readonly blocks: readonly ExampleBlock[];
}
