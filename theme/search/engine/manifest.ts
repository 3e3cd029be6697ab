/** What the index of a language consists of where it is in shards: a few bytes a file. */
export interface Manifest {
  /** How many parts of pages there are. */
  readonly parts: number;
  /** Files of page parts, and of terms, in their order. */
  readonly texts: readonly IndexFile<number>[];
  readonly terms: readonly IndexFile<string>[];
}

/** The first part, or the first term, that a file holds, and the hash in its name. */
export type IndexFile<First> = readonly [first: First, hash: string];

export const INDEX_DIRECTORY = 'search';

/**
 * The one file of a language whose name is always the same, by its path from the site's root: the
 * whole index, packed, or the manifest of its shards in gzip. `bin`, as a host that compressed it
 * once more would gain nothing.
 */
export function startPath(language: string): string {
  return `${INDEX_DIRECTORY}/${language}${START}`;
}

export function isStart(path: string): boolean {
  return path.endsWith(START);
}

const START = '.bin';

/** The path of a shard. What it holds never changes under a name. */
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
