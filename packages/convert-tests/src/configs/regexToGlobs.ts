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
  if (/\\[()|]|\((?!\?:)\?/.test(pattern)) return undefined;
  const alternatives = split(pattern);
  if (alternatives.length > 1) return collect(alternatives);
  const open = pattern.indexOf('(');
  if (open < 0) return pattern.includes(')') ? undefined : [pattern];
  const close = closingOf(pattern, open);
  const rest = pattern.slice(close + 1);
  if (close < 0 || /^[*+{]/.test(rest)) return undefined;
  const inner = split(pattern.slice(open + 1, close).replace(/^\?:/, ''));
  const choices = rest.startsWith('?') ? [...inner, ''] : inner;
  const [before, after] = [pattern.slice(0, open), rest.replace(/^\?/, '')];
  // Groups in a choice are resolved with what's around them.
  return collect(choices.map((one) => before + one + after));
}

function collect(patterns: readonly string[]): string[] | undefined {
  const all: string[] = [];
  for (const pattern of patterns) {
    const found = withoutGroups(pattern);
    if (!found || all.push(...found) > MOST) return undefined;
  }
  return all;
}

/** The alternatives at the top level of a pattern. */
function split(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts;
}

function closingOf(pattern: string, open: number): number {
  let depth = 0;
  for (let index = open; index < pattern.length; index += 1) {
    if (pattern[index] === '(') depth += 1;
    if (pattern[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
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
