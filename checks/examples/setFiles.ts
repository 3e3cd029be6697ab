import path from 'node:path';
import { type CheckedSet, programFileOf } from './checkedSets.ts';

/** What a compiler asks of a file system. `undefined` means that the one on disk has to answer. */
export interface SetFiles {
  /** `null` if there's no such file. */
  readonly readFile: (file: string) => string | null | undefined;
  readonly fileExists: (file: string) => boolean | undefined;
  readonly directoryExists: (folder: string) => boolean | undefined;
  readonly realpath: (file: string) => string | undefined;
}

/** The files of sets, which are in memory. What an earlier run left in their folders is hidden. */
export function setFiles(root: string, sets: readonly CheckedSet[]): SetFiles {
  const setFolders = new Set(sets.map(({ folder }) => folder));
  const folders = new Set<string>();
  const files = new Map<string, string>();
  for (const set of sets) {
    for (const [title, code] of Object.entries(set.files)) {
      const file = programFileOf(set, title);
      files.set(file, code);
      for (let at = path.posix.dirname(file); at.length > root.length; ) {
        folders.add(at);
        at = path.posix.dirname(at);
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
