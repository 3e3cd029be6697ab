/** The types that the examples of a page show on hover: the format of `/types/….json`. */
export interface PageTypes {
  readonly entries: readonly TypeEntry[];
  /** By `codeKey` of the code that a block shows, so that edited code has none. */
  readonly blocks: Readonly<Record<string, BlockTypes>>;
}

export interface TypeEntry {
  /** Pieces of the type's text; see `signatureRun`. */
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
  /** Three numbers for each name, in order: where it starts, its length, and its entry. */
  readonly names: readonly number[];
  readonly errors?: readonly TypeErrorMark[];
}

/** What the compiler reports, at an offset in UTF-16 code units. */
export interface TypeErrorMark {
  readonly start: number;
  readonly length: number;
  readonly message: string;
}

/** Reads a file of types. Throws if it has another format. */
export function parsePageTypes(text: string): PageTypes {
  const { entries, blocks } = JSON.parse(text) as Partial<PageTypes>;
  if (!Array.isArray(entries) || typeof blocks !== 'object' || blocks === null) {
    throw new TypeError('not a file of types');
  }
  return { entries, blocks };
}
