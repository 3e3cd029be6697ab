import type { RunFile } from '../../contract';
import { PROJECT } from '../../limits';
import { isWithinLimits } from '../../view/editor/isWithinLimits';
import { CodeTooLarge } from '../../view/share/packText';
import { checkPath } from './checkPath';
import { type ProjectChanges, projectFiles } from './project';

/**
 * Changes from a link or from storage, for a project of these files. Throws a `CodeTooLarge` for more
 * than a project may hold, and an `Error` for any other invalid data.
 */
export function readProjectChanges(value: unknown, base: readonly RunFile[]): ProjectChanges {
  if (!isProjectChanges(value)) throw new Error('These are no changes of a project.');
  const before = new Map(base.map(({ path, code }) => [path, code]));
  const files = projectFiles({ base, changes: value });
  if (files.length > PROJECT.files + base.length) {
    throw new CodeTooLarge(`A project has at most ${PROJECT.files} files more than its base.`);
  }
  const paths = files.map(({ path }) => path);
  for (const [path, code] of Object.entries(value)) {
    if (before.has(path)) {
      if (typeof code === 'string') checkCode(code);
      continue;
    }
    if (code === null) throw new Error(`There is no file ${path} to delete.`);
    const problem = checkPath(
      path,
      paths.filter((other) => other !== path),
    );
    if (problem) throw new Error(`A project can't have a file ${path}: ${problem}.`);
    checkCode(code);
  }
  return value;
}

function checkCode(code: string): void {
  if (!isWithinLimits(code)) throw new CodeTooLarge('A file has more code than an editor shows.');
  if (/\p{Surrogate}/u.test(code)) throw new Error('A file holds half a character.');
}

function isProjectChanges(value: unknown): value is ProjectChanges {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((code) => code === null || typeof code === 'string');
}
