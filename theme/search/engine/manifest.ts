/**
 * What a language's index consists of. It is the one file with a fixed name, and the start that
 * every reader pays for: a few bytes a file.
 */
export interface Manifest {
  /** How many parts of pages there are. */
  readonly parts: number;
  /** Files of page parts, in their order; the one packed file where the site is loaded whole. */
  readonly texts: readonly IndexFile<number>[];
  /** Files of terms, in their order; none where the site is loaded whole. */
  readonly terms: readonly IndexFile<string>[];
}

/** The first part, or the first term, that a file holds, and the hash in its name. */
export type IndexFile<First> = readonly [first: First, hash: string];

export const INDEX_DIRECTORY = 'search';

/** Paths from the site's root. */
export function manifestPath(language: string): string {
  return `${INDEX_DIRECTORY}/manifest.${language}.json`;
}

/** All texts of a site, packed: `bin`, as a host that compressed them once more would gain nothing. */
export function wholePath(language: string, hash: string): string {
  return `${INDEX_DIRECTORY}/${language}/whole.${hash}.bin`;
}

export function filePath(
  language: string,
  kind: 'texts' | 'terms',
  number: number,
  hash: string,
): string {
  return `${INDEX_DIRECTORY}/${language}/${kind}.${number}.${hash}.txt`;
}

/** The number of the file that holds `wanted`, in files sorted by what they begin with. */
export function fileHolding<First extends number | string>(
  files: readonly IndexFile<First>[],
  wanted: First,
): number {
  let low = 0;
  let high = files.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const file = files[middle];
    if (file && file[0] <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
