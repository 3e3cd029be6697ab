import type { ReasonKind } from '../run-sets/classify/reasons.ts';

/** What the parts of the example runner hand to one another. */

/** A file of code that stands in a page, or a record of what Rstest printed. */
export type BlockKind =
  /** A file of a set that Rstest runs. */
  | 'run'
  /** Code that is only type-checked. */
  | 'check'
  /** Code that is neither; the fence says why. */
  | 'exempt'
  /** What Rstest prints in the set. */
  | 'output'
  /** Shown, nothing more: a shell command, a bit of JSON. */
  | 'display';

export interface Fence {
  readonly kind: BlockKind;
  /** Path of the file inside its set, with forward slashes. */
  readonly title?: string;
  /** The named set it belongs to instead of its section's. */
  readonly set?: string;
  /** Why an exempt block is exempt. */
  readonly reason?: string;
  /** Why the set has no Run button in the page; one of the kinds in `run-sets/classify/reasons.ts`. */
  readonly noPage?: ReasonKind;
  /** Rstest has to fail in this set and to print this. */
  readonly fails?: string;
  /** Arguments after `rstest` for an output block. */
  readonly args?: readonly string[];
  /** Exit code an output block expects, where it is not the usual one. */
  readonly exit?: number;
  readonly env: Readonly<Record<string, string>>;
}

export interface Block {
  /** Path of the page from the project's root, with forward slashes. */
  readonly file: string;
  /** Line of the opening fence, counted from 1; the code begins on the next one. */
  readonly line: number;
  /** Place among all fences of the page, counted from 0. */
  readonly index: number;
  readonly lang: string;
  readonly code: string;
  /** Id of the heading above, `top` before the first. */
  readonly heading: string;
  readonly fence: Fence;
  /** Whether the fence could be read; a set with an unsound block is not run. */
  readonly sound: boolean;
  /** The whole fence in the page's source, in characters. */
  readonly start: number;
  readonly end: number;
}

/** Blocks of one page that belong together, in the page's order. */
export interface ExampleSet {
  readonly name: string;
  readonly blocks: readonly Block[];
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly todo: number;
}

/** One `rstest` process in a set. */
export interface SetRun {
  readonly args: readonly string[];
  readonly exit: number;
  /** Missing where Rstest printed no summary, as for `--help`. */
  readonly tests?: TestCounts;
}
