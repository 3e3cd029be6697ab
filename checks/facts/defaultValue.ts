import path from 'node:path';

/** Formats a default as JavaScript source for a page. Paths below `root` become relative. */
export function defaultSource(value: unknown, root: string): string {
  if (value === root) return 'process.cwd()';
  if (typeof value === 'string') return quote(shortPath(value, root));
  if (Array.isArray(value)) return `[${value.map((item) => defaultSource(item, root)).join(', ')}]`;
  if (value instanceof Object && !(value instanceof RegExp)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    if (entries.length === 0) return '{}';
    const shown = entries.map(
      ([key, inner]) => `${propertyName(key)}: ${defaultSource(inner, root)}`,
    );
    return `{ ${shown.join(', ')} }`;
  }
  return String(value);
}

function shortPath(text: string, root: string): string {
  return text.startsWith(root + path.sep) ? `./${path.relative(root, text)}` : text;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
