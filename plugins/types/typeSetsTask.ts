import path from 'node:path';
import type ts from 'typescript';
import {
  type CheckedSet,
  needsOwnProgram,
  programFileOf,
  sourcesOf,
} from '../../checks/examples/checkedSets.ts';
import { languageServiceOf } from './languageService.ts';
import { readFileTypes } from './readFileTypes.ts';
import type { FileTypes, SetToType } from './setTypes.ts';
import { translateTypes } from './translateTypes.ts';

export interface TypeSetsInput {
  /** Absolute, with forward slashes. */
  readonly root: string;
  readonly sets: readonly SetToType[];
}

/**
 * Worker task: the types of the files of each set, in all languages. Empty for sets that need their own
 * program; decisions/types-on-hover.md says why.
 */
export function run({ root, sets }: TypeSetsInput): FileTypes[][] {
  const absoluteSets = sets.map((set) => ({ ...set, folder: path.posix.join(root, set.folder) }));
  const service = languageServiceOf(
    root,
    absoluteSets.filter((set) => !needsOwnProgram(set)),
  );
  return absoluteSets.map((set) => {
    const files = needsOwnProgram(set) ? [] : filesOf(service, set);
    return [...files, ...translatedFiles(set, files)];
  });
}

function filesOf(service: ts.LanguageService, set: CheckedSet): FileTypes[] {
  return sourcesOf(set).map((title) =>
    readFileTypes(service, programFileOf(set, title), set.files[title] ?? ''),
  );
}

function translatedFiles(set: SetToType, files: readonly FileTypes[]): FileTypes[] {
  return sourcesOf(set).flatMap((title, index) => {
    const file = files[index];
    return set.translated.flatMap(({ [title]: code }) => {
      const translated = file && code !== undefined && translateTypes(title, file, code);
      return translated ? [translated] : [];
    });
  });
}
