export interface HeaderRule {
  /** A path; a `*` at its end stands for any rest. */
  pattern: string;
  set: readonly [name: string, value: string][];
}

/**
 * Reads a `_headers` file as static hosts do: a line with a path, then indented `Name: value`.
 * Throws on a line that is neither.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { pattern: string; set: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const rule = rules.at(-1);
    const [, name, value] = /^\s+([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), set: [] });
    else if (rule && name) rule.set.push([name, value ?? '']);
    else throw new Error(`_headers:${index + 1}: neither a path nor a header: ${line.trim()}`);
  }
  return rules;
}

/** The headers of a path, in lower case; later rules win over earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set } of rules) {
    const matches = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern;
    if (!matches) continue;
    for (const [name, value] of set) headers.set(name.toLowerCase(), value);
  }
  return headers;
}
