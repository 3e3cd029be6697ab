import type { Problem } from './problem.ts';

/** A file in the docs folder. */
export interface PageEntry {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly isSymbolicLink: boolean;
}

/** Characters with a special meaning in URLs, or that some systems don't allow in file names. */
const FORBIDDEN = /[%#?\\:*"<>|\p{Cc}]/u;

/**
 * Reports file names that can't be URLs or don't work on every system, in the order of the files.
 * Names that differ only by case are one file on some systems and two on others.
 */
export function checkFileNames(entries: readonly PageEntry[]): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ file, isSymbolicLink }) => {
    const message =
      (isSymbolicLink ? 'is a symbolic link; put the page itself here' : undefined) ??
      forbidden(file) ??
      sameName(file, seen);
    return message === undefined ? [] : [{ file, line: 1, message }];
  });
}

function forbidden(file: string): string | undefined {
  const character = FORBIDDEN.exec(file)?.[0];
  if (character === undefined) return undefined;
  return `its name has ${JSON.stringify(character)}, which can't be part of a URL; rename it`;
}

/** Checks folders too: `Guide/a.mdx` and `guide/b.mdx` are in the same folder on some systems. */
function sameName(file: string, seen: Map<string, string>): string | undefined {
  const steps = file.split('/');
  const folders = steps.slice(0, -1).map((_, index) => `${steps.slice(0, index + 1).join('/')}/`);
  for (const name of [...folders, file]) {
    const key = name
      .replace(/\.mdx?$/, '')
      .normalize('NFC')
      .toLowerCase();
    const other = seen.get(key) ?? name;
    seen.set(key, other);
    if (other === name) continue;
    return other.toLowerCase() === name.toLowerCase()
      ? `differs from ${other} only by case; rename one of them`
      : `has the same URL as ${other}; rename one of them`;
  }
  return undefined;
}
