/** The types that the examples of a page show on hover: the format of `/types/….json`. */
export interface PageTypes {
  readonly entries: readonly TypeEntry[];
  /** By `codeKey` of a block's code: a block whose code was edited has no types. */
  readonly blocks: Readonly<Record<string, BlockTypes>>;
}

export interface TypeEntry {
  /** Runs of the type's text, each with the letter of its color in front; see `signatureRun`. */
  readonly signature: readonly string[];
  readonly docs?: TypeDocs;
}

export type TypeDocs = SiteDocs | PackageDocs;

/** A section of the site, by language. */
export interface SiteDocs {
  readonly site: Readonly<Record<string, DocLink>>;
}

export interface DocLink {
  /** The section's first sentence. */
  readonly text: string;
  /** Without base: `/zh/api/test-api/matchers#tobe`. */
  readonly href: string;
}

/** A package's own comment, in English. */
export interface PackageDocs {
  readonly package: string;
}

export interface BlockTypes {
  /** Three numbers for each name, in order: its offset, its length, and the index of its entry. */
  readonly names: readonly number[];
  readonly errors?: readonly TypeErrorMark[];
}

/** An error of the compiler. Offset and length are in UTF-16 code units. */
export interface TypeErrorMark {
  readonly start: number;
  readonly length: number;
  readonly message: string;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short key of a block's code: its FNV-1a hash, without trailing whitespace. */
export function codeKey(code: string): string {
  let hash = FNV_OFFSET;
  for (const character of code.trimEnd()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  return (hash >>> 0).toString(36);
}

/** The highlighter's classes by the letter that a run of a signature starts with. */
const CLASSES: Readonly<Record<string, string | undefined>> = {
  k: 'hl-keyword',
  s: 'hl-string',
  c: 'hl-constant',
  f: 'hl-function',
  a: 'hl-parameter',
  p: 'hl-punctuation',
};

export type RunKind = 'k' | 's' | 'c' | 'f' | 'a' | 'p' | '-';

/** Text of one color, as it's stored: `fexpect` is `expect`, a function; `-` is plain text. */
export function signatureRun(kind: RunKind, text: string): string {
  return kind + text;
}

/** Reads what `signatureRun` returns: the text, and the highlighter's class for its color. */
export function readRun(run: string): { text: string; className: string | undefined } {
  return { text: run.slice(1), className: CLASSES[run.charAt(0)] };
}
