import { isSkipped, type PageEntry } from './listPages.ts';
import type { Problem } from './problem.ts';
import { languagePrefix } from './routes/localizedPath.ts';
import { languageFolders, parsePageFile } from './routes/pageFile.ts';

/** Characters that have a meaning in URLs or links, or that some file systems don't allow. */
const FORBIDDEN = /[%#?\\:*"<>|\s\p{Cc}]/u;

/**
 * Reports files that can't be pages at every host and on every file system. Names that differ only by
 * case are one file on some file systems and two on others.
 */
export function checkFileNames(entries: readonly PageEntry[]): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const message = nameProblem(entry) ?? duplicateProblem(entry.file, seen);
    return message === undefined ? [] : [{ file: entry.file, line: 1, message }];
  });
}

function nameProblem({ file, isSymbolicLink }: PageEntry): string | undefined {
  if (isSymbolicLink) return 'is a symbolic link; put the page itself here';
  if (isSkipped(file)) {
    return 'a file or folder whose name starts with _ is left out of the site; rename it, or move it out of the docs folder';
  }
  const character = FORBIDDEN.exec(file)?.[0];
  if (character !== undefined) {
    return `its name has ${JSON.stringify(character)}, which can't be part of a URL; rename it`;
  }
  const page = parsePageFile(file);
  if (!page) return `a page must be below ${languageFolders()}; move it there`;
  return reservedProblem(page.route);
}

/** Refuses routes that already have a meaning on the site. */
function reservedProblem(route: string): string | undefined {
  const prefix = languagePrefix(route);
  if (prefix !== undefined) {
    return `its URL would start with ${prefix}, as those of another language do; rename it`;
  }
  if (/^\/404\/?$/.test(route)) {
    return 'its URL would be that of the page for missing pages; rename it';
  }
  return undefined;
}

/** Compares folders, too: `Guide/a.mdx` and `guide/b.mdx` are in one folder on some file systems. */
function duplicateProblem(file: string, seen: Map<string, string>): string | undefined {
  const steps = file.split('/');
  const folders = steps.slice(0, -1).map((_, index) => `${steps.slice(0, index + 1).join('/')}/`);
  for (const name of [...folders, file]) {
    const key = name
      // `a/index.mdx` has the URL /a/, which hosts treat like /a.
      .replace(/(?:\/index)?\.mdx?$/, '')
      .normalize('NFC')
      .toLowerCase();
    const firstName = seen.get(key) ?? name;
    seen.set(key, firstName);
    if (firstName === name) continue;
    return firstName.toLowerCase() === name.toLowerCase()
      ? `differs from ${firstName} only by case; rename one of them`
      : `has the same URL as ${firstName}; rename one of them`;
  }
  return undefined;
}
