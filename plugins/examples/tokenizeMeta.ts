export interface MetaToken {
  readonly name: string;
  /** Missing for an attribute without `=`. */
  readonly value?: string;
}

export interface TokenizedMeta {
  readonly tokens: readonly MetaToken[];
  readonly errors: readonly string[];
}

// A value in double or single quotes (a backslash keeps the next character), or a bare word.
const ATTRIBUTE =
  /([A-Za-z][\w-]*)(?:=(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^\s"'{]+)))?(?=\s|$)/y;
const LINES = /\{[\d\s,-]+\}(?=\s|$)/y;

/** Splits what stands after the language of a fence: `title="a.ts" {1,3-5} check`. */
export function tokenizeMeta(meta: string): TokenizedMeta {
  const tokens: MetaToken[] = [];
  const errors: string[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(meta);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < meta.length) {
    if (take(/\s+/y)) continue;
    if (take(LINES)) continue;
    const match = take(ATTRIBUTE);
    if (match) {
      const [, name = '', double, single, bare] = match;
      const raw = double ?? single ?? bare;
      tokens.push(raw === undefined ? { name } : { name, value: raw.replace(/\\(.)/g, '$1') });
      continue;
    }
    const rest = take(/\S+/y)?.[0] ?? '';
    errors.push(`cannot read ${rest} after the language; write name="value", name or {1,3-5}`);
  }
  return { tokens, errors };
}
