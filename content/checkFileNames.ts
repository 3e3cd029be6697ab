import { LANGUAGES } from './languages.ts';
import { isSkipped, type PageEntry } from './listPages.ts';
import type { Problem } from './problem.ts';
import { languageFolders, parsePageFile } from './routes/pageFile.ts';

/** Characters with a special meaning in URLs or links, or that some systems don't allow in file names. */
const FORBIDDEN = /[%#?\\:*"<>|\s\p{Cc}]/u;

/**
 * Reports files that can't be pages, or not at every host and on every system, in the order of the
 * files. Names that differ only by case are one file on some systems and two on others.
 */
export function checkFileNames(entries: readonly PageEntry[]): Problem[] {
  const seen = new Map<string, string>();
  return entries.flatMap((entry) => {
    const message = notAPage(entry) ?? sameName(entry.file, seen);
    return message === undefined ? [] : [{ file: entry.file, line: 1, message }];
  });
}

function notAPage({ file, isSymbolicLink }: PageEntry): string | undefined {
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
  return reserved(page.route);
}

/** Routes with a meaning of their own at the top level of a language. */
function reserved(route: string): string | undefined {
  const [, first = ''] = route.split('/');
  if ((LANGUAGES as readonly string[]).includes(first)) {
    return `its URL would start with /${first}, as those of another language do; rename it`;
  }
  if (/^\/404\/?$/.test(route)) {
    return 'its URL would be that of the page for missing pages; rename it';
  }
  return undefined;
}

/** Checks folders too: `Guide/a.mdx` and `guide/b.mdx` are in the same folder on some systems. */
function sameName(file: string, seen: Map<string, string>): string | undefined {
  const steps = file.split('/');
  const folders = steps.slice(0, -1).map((_, index) => `${steps.slice(0, index + 1).join('/')}/`);
  for (const name of [...folders, file]) {
    const key = name
      // `a/index.mdx` has the URL /a/, which hosts don't tell from /a.
      .replace(/(?:\/index)?\.mdx?$/, '')
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
