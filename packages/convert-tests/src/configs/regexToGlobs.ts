/** More globs than that aren't readable. */
const MOST = 12;

/**
 * The globs that match the same paths as a regular expression of Jest, which may match anywhere in a
 * path; undefined if there's no exact equivalent. `<rootDir>` at the start stands for the root.
 */
export function regexToGlobs(pattern: string): string[] | undefined {
  const globs = withoutGroups(pattern.replace(/\\\\/g, '\\'))?.map(toGlob);
  if (!globs?.every((glob) => glob !== undefined)) return undefined;
  return [...new Set(globs)];
}

/** The patterns without alternatives and groups that match the same together. */
function withoutGroups(pattern: string): string[] | undefined {
  if (/\\[()|]/.test(pattern)) return undefined;
  const group = /\((?:\?:)?([^()?][^()]*)\)(\?)?(?![*+{])/.exec(pattern);
  if (!group) return /[()]/.test(pattern) ? undefined : pattern.split('|');
  const [text, choices = '', optional] = group;
  const all = new Set<string>();
  for (const choice of [...choices.split('|'), ...(optional ? [''] : [])]) {
    const before = pattern.slice(0, group.index);
    const found = withoutGroups(before + choice + pattern.slice(group.index + text.length));
    for (const one of found ?? []) all.add(one);
    if (!found || all.size > MOST) return undefined;
  }
  return [...all];
}

/** Anything, a part of a folder or file name, and one character with an optional `?`. */
const ATOM = /(\.[*+]\??)|(\[\^\\?\/\][*+])|(?:\\([./@_-])|(\[[\w-]+\]|[\w/@ -]))(\?)?(?![*+{])/gy;

/** One glob for a pattern without groups. */
function toGlob(pattern: string): string | undefined {
  const start = /^\^?(?:<rootDir>)?/.exec(pattern)?.[0] ?? '';
  const ends = pattern.endsWith('$');
  const middle = pattern.slice(start.length, ends ? -1 : undefined);
  const atoms = [...middle.matchAll(ATOM)];
  if (atoms.map(([text]) => text).join('') !== middle) return undefined;
  const glob = atoms
    .map(([, anything, segment, escaped, plain, optional]) => {
      const text = escaped ?? plain ?? (anything ? '**/*' : segment && '*');
      return optional ? `?(${text})` : text;
    })
    .join('');
  // `.*` in the middle of a name may also cross folders.
  if (/[^/]\*\*\//.test(glob) || !(ends || glob.endsWith('/'))) return undefined;
  return withStart(ends ? glob : `${glob}**`, start);
}

function withStart(glob: string, start: string): string | undefined {
  if (start.includes('<rootDir>')) return glob.startsWith('/') ? glob.slice(1) : undefined;
  if (glob.startsWith('**/')) return glob;
  // A path begins with the folder of the project, which the pattern can't know.
  if (start === '^') return undefined;
  return glob.startsWith('/') ? `**${glob}` : `**/*${glob}`;
}
