export interface HeaderRule {
  /** A path; a trailing `*` matches any suffix. */
  pattern: string;
  headers: readonly [name: string, value: string][];
}

/**
 * Parses a `_headers` file: a line with a path, followed by indented `Name: value` lines. Throws for
 * any other line.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const rule = rules.at(-1);
    const [, name, value] = /^\s+([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
    else if (rule && name) rule.headers.push([name, value ?? '']);
    else throw new Error(`_headers:${index + 1}: expected a path or a header, got ${line.trim()}`);
  }
  return rules;
}

/** The headers of a path, with lower-case names; later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    const matches = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!matches) continue;
    for (const [name, value] of headers) values.set(name.toLowerCase(), value);
  }
  return values;
}
