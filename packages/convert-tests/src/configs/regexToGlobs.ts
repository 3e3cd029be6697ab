/** A list of more globs wouldn't be readable. */
const MAX_GLOBS = 12;

/**
 * The globs that match the same paths as a regular expression of Jest, which may match anywhere in a
 * path; undefined if there's no exact equivalent. `<rootDir>` at the start stands for the root.
 */
export function regexToGlobs(pattern: string): string[] | undefined {
  const globs = withoutGroups(pattern)?.map(toGlob);
  if (!globs?.every((glob) => glob !== undefined)) return undefined;
  return [...new Set(globs)];
}

/** Patterns without alternatives and groups that together match the same; undefined if impossible. */
function withoutGroups(pattern: string): string[] | undefined {
  if (/\\[()|]/.test(pattern)) return undefined;
  const group = /\((?:\?:)?([^()?][^()]*)\)(\?)?(?![*+{])/.exec(pattern);
  if (!group) return /[()]/.test(pattern) ? undefined : pattern.split('|');
  const [text, choices = '', optional] = group;
  const patterns = new Set<string>();
  for (const choice of [...choices.split('|'), ...(optional ? [''] : [])]) {
    const before = pattern.slice(0, group.index);
    const expanded = withoutGroups(before + choice + pattern.slice(group.index + text.length));
    for (const alternative of expanded ?? []) patterns.add(alternative);
    if (!expanded || patterns.size > MAX_GLOBS) return undefined;
  }
  return [...patterns];
}

/** Parts that a glob can express: `.*`, `[^/]*`, and a character or a class of them, maybe optional. */
const ATOM = /(\.[*+]\??)|(\[\^\\?\/\][*+])|(?:\\([./@_-])|(\[[\w-]+\]|[\w/@ -]))(\?)?(?![*+{])/gy;

/** One glob for a pattern without groups. */
function toGlob(pattern: string): string | undefined {
  const start = /^\^?(?:<rootDir>)?/.exec(pattern)?.[0] ?? '';
  const hasEnd = pattern.endsWith('$');
  const middle = pattern.slice(start.length, hasEnd ? -1 : undefined);
  const atoms = [...middle.matchAll(ATOM)];
  if (atoms.map(([text]) => text).join('') !== middle) return undefined;
  const glob = atoms
    .map(([, anything, _namePart, escaped, plain, optional]) => {
      const text = escaped ?? plain ?? (anything ? '**/*' : '*');
      return optional ? `?(${text})` : text;
    })
    .join('');
  // No glob matches across folders from the middle of a name, as `.*` does there.
  if (/[^/]\*\*\//.test(glob)) return undefined;
  if (!hasEnd && !glob.endsWith('/')) return undefined;
  return withStart(hasEnd ? glob : `${glob}**`, start);
}

function withStart(glob: string, start: string): string | undefined {
  if (start.includes('<rootDir>')) return glob.startsWith('/') ? glob.slice(1) : undefined;
  if (glob.startsWith('**/')) return glob;
  // A path begins with the folder of the project, which the pattern can't know.
  if (start === '^') return undefined;
  return glob.startsWith('/') ? `**${glob}` : `**/*${glob}`;
}
