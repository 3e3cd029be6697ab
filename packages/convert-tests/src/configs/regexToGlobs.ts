/**
 * The globs that match the same paths as a regular expression of Jest, which may match anywhere in a
 * path; undefined if there's no exact equivalent. `<rootDir>` at the start stands for the root.
 */
export function regexToGlobs(pattern: string): string[] | undefined {
  const sequences = expand(pattern.replace(/\\\\/g, '\\'));
  if (!sequences || sequences.length > MOST) return undefined;
  const globs = sequences.map(toGlob);
  return globs.every((glob) => glob !== undefined) ? [...new Set(globs as string[])] : undefined;
}

const MOST = 12;

type Token =
  | { readonly kind: 'text'; readonly glob: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'segment' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

type Sequence = readonly Token[];

/** All ways to read the alternatives of a pattern. */
function expand(pattern: string): Sequence[] | undefined {
  const reader = { pattern, index: 0 };
  const sequences = readAlternatives(reader);
  return reader.index === pattern.length ? sequences : undefined;
}

interface Reader {
  readonly pattern: string;
  index: number;
}

function readAlternatives(reader: Reader): Sequence[] | undefined {
  const all: Sequence[] = [];
  for (;;) {
    const sequences = readSequence(reader);
    if (!sequences) return undefined;
    all.push(...sequences);
    if (reader.pattern[reader.index] !== '|') return all.length > MOST ? undefined : all;
    reader.index += 1;
  }
}

function readSequence(reader: Reader): Sequence[] | undefined {
  let sequences: Sequence[] = [[]];
  while (reader.index < reader.pattern.length && !'|)'.includes(next(reader))) {
    const items = readItem(reader);
    if (!items) return undefined;
    sequences = sequences.flatMap((one) => items.map((item) => [...one, ...item]));
    if (sequences.length > MOST) return undefined;
  }
  return sequences;
}

function next({ pattern, index }: Reader): string {
  return pattern[index] ?? '';
}

/** One atom with its quantifier. */
function readItem(reader: Reader): Sequence[] | undefined {
  const rest = reader.pattern.slice(reader.index);
  const take = (length: number, ...sequence: Token[]): Sequence[] => {
    reader.index += length;
    return [sequence];
  };
  const anything = /^(?:\.[*+]\??|\(\.[*+]\??\))/.exec(rest);
  if (anything) return take(anything[0].length, { kind: 'any' });
  const segment = /^\(?\[\^(?:\\?\/|\\\\)+\][*+]\)?/.exec(rest);
  if (segment) return take(segment[0].length, { kind: 'segment' });
  if (rest.startsWith('<rootDir>')) return take(9, { kind: 'start' }, text('<rootDir>'));
  if (rest.startsWith('^')) return take(1, { kind: 'start' });
  if (rest.startsWith('$')) return take(1, { kind: 'end' });
  if (rest.startsWith('(')) return readGroup(reader);
  const atom = /^(?:\\([./\\@_-])|(\[[\w-]+\])|([\w/@ -]))/.exec(rest);
  if (!atom) return undefined;
  reader.index += atom[0].length;
  const glob = atom[1] ?? atom[2] ?? atom[3] ?? '';
  if (next(reader) === '?') {
    reader.index += 1;
    return [[text(`?(${glob})`)]];
  }
  return /[*+{]/.test(next(reader)) ? undefined : [[text(glob)]];
}

function readGroup(reader: Reader): Sequence[] | undefined {
  reader.index += reader.pattern.startsWith('(?:', reader.index) ? 3 : 1;
  if (next(reader) === '?') return undefined;
  const inner = readAlternatives(reader);
  if (!inner || next(reader) !== ')') return undefined;
  reader.index += 1;
  if (next(reader) === '?') {
    reader.index += 1;
    return [...inner, []];
  }
  return /[*+{]/.test(next(reader)) ? undefined : inner;
}

function text(glob: string): Token {
  return { kind: 'text', glob };
}

/** One glob for a sequence without alternatives. */
function toGlob(sequence: Sequence): string | undefined {
  const starts = sequence[0]?.kind === 'start';
  const ends = sequence.at(-1)?.kind === 'end';
  const tokens = sequence.slice(starts ? 1 : 0, ends ? -1 : undefined);
  if (tokens.some(({ kind }) => kind === 'start' || kind === 'end')) return undefined;
  let glob = '';
  tokens.forEach((token, index) => {
    if (token.kind === 'text') glob += token.glob;
    else if (token.kind === 'segment') glob += '*';
    else glob += index === 0 || glob.endsWith('/') ? '**/*' : '\0';
  });
  // `.*` in the middle of a name may also cross folders.
  if (glob.includes('\0')) return undefined;
  if (!ends) {
    if (!glob.endsWith('/')) return undefined;
    glob += '**';
  }
  return withStart(glob, starts);
}

function withStart(glob: string, starts: boolean): string | undefined {
  if (glob.startsWith('<rootDir>/')) return glob.slice('<rootDir>/'.length);
  if (glob.startsWith('**/')) return glob;
  // A path begins with the folder of the project, which the pattern can't know.
  if (starts) return undefined;
  return glob.startsWith('/') ? `**${glob}` : `**/*${glob}`;
}
