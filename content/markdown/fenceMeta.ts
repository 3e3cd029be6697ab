/** An attribute of a fence. */
export interface FenceAttribute {
  readonly name: string;
  /** Missing for an attribute without `=`. */
  readonly value?: string;
}

export interface FenceMeta {
  /** In source order; a name can occur twice. */
  readonly attributes: readonly FenceAttribute[];
  /** Messages about parts that can't be parsed, with what to write instead. */
  readonly errors: readonly string[];
}

// A value in double or single quotes (with backslash escapes), or an unquoted word.
const ATTRIBUTE =
  /([A-Za-z][\w-]*)(?:=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"'{]+)))?(?=\s|$)/y;
// Highlighted lines, such as `{1,3-5}`.
const LINES = /\{[\d\s,-]+\}(?=\s|$)/y;

/** Parses what follows the language of a fence, such as `title="a.ts" {1,3-5} check`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const attributes: FenceAttribute[] = [];
  const errors: string[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(meta);
    if (match) position = pattern.lastIndex;
    return match;
  };
  while (position < meta.length) {
    if (take(/\s+/y)) continue;
    if (take(LINES)) continue;
    const match = take(ATTRIBUTE);
    if (match) {
      const [, name = '', double, single, bare] = match;
      const raw = double ?? single ?? bare;
      const value = raw?.replace(/\\(.)/g, '$1');
      attributes.push(value === undefined ? { name } : { name, value });
      continue;
    }
    // Also `[a b.js]`, which is how VitePress writes a title.
    errors.push(unreadable(take(/\[[^\]]+\](?=\s|$)|\S+/y)?.[0] ?? ''));
  }
  return { attributes, errors };
}

function unreadable(text: string): string {
  const title = /^\[(.+)\]$/.exec(text)?.[1];
  const advice = title === undefined ? 'name="value", name, or {1,3-5}' : `title="${title}"`;
  return `cannot read ${text} after the language; write ${advice}`;
}

/** The attributes by name; the last one wins. A name without `=` has the value `undefined`. */
export function fenceAttributes(meta: string): ReadonlyMap<string, string | undefined> {
  return new Map(parseFenceMeta(meta).attributes.map(({ name, value }) => [name, value]));
}
