import type { Sizes } from './sizes.ts';

/** A search engine with the corpus in its index. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** The URLs of the pages found, best first, each once. */
  search(query: string): Promise<readonly string[]>;
  /** What a first query loads of the index, compressed. */
  readonly index: Sizes;
  /** Whether that has the texts for excerpts, too. */
  readonly excerpts: boolean;
  /** The minified scripts, and WebAssembly, that a browser loads to search, compressed. */
  readonly script: Sizes;
  close?(): Promise<void>;
}

/** The pages of hits, which have URLs with or without fragments, each once. */
export function pagesOf(urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => url.replace(/#.*/, '')))];
}
