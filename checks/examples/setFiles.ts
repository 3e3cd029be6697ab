import path from 'node:path';
import { type CheckedSet, programFileOf } from './checkedSets.ts';

/** The file system of a compiler. It uses the one on disk where a function returns `undefined`. */
export interface SetFiles {
  /** `null` if there's no such file. */
  readonly readFile: (file: string) => string | null | undefined;
  readonly fileExists: (file: string) => boolean | undefined;
  readonly directoryExists: (folder: string) => boolean | undefined;
  readonly realpath: (file: string) => string | undefined;
}

/** The files of sets, in memory. Files that an earlier run has left in the sets' folders are hidden. */
export function setFiles(root: string, sets: readonly CheckedSet[]): SetFiles {
  const setFolders = new Set(sets.map(({ folder }) => folder));
  const folders = new Set<string>();
  const files = new Map<string, string>();
  for (const set of sets) {
    for (const [title, code] of Object.entries(set.files)) {
      const file = programFileOf(set, title);
      files.set(file, code);
      let folder = path.posix.dirname(file);
      while (folder.length > root.length) {
        folders.add(folder);
        folder = path.posix.dirname(folder);
      }
    }
  }
  const isInSet = (file: string): boolean => {
    const folder = path.posix.dirname(file);
    return folder.length > root.length && (setFolders.has(folder) || isInSet(folder));
  };
  return {
    readFile: (file) => files.get(file) ?? (isInSet(file) ? null : undefined),
    fileExists: (file) => files.has(file) || (isInSet(file) ? false : undefined),
    directoryExists: (folder) => folders.has(folder) || (isInSet(folder) ? false : undefined),
    realpath: (file) => (files.has(file) || folders.has(file) ? file : undefined),
  };
}
