import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';

/** A default's value, or the reason why it can't be evaluated. */
export type Evaluation = { readonly value: unknown } | { readonly error: string };

/**
 * Evaluates JavaScript source such as `5000`, `['text']`, `2 ** 27`, or `process.cwd()`. `root` is the
 * project's root, which `process.cwd()` returns.
 */
export function evaluateDefault(source: string, root: string): Evaluation {
  const scope = {
    os: { availableParallelism, cpus: () => Array.from({ length: availableParallelism() }) },
    process: { cwd: () => root },
  };
  try {
    const value: unknown = vm.runInNewContext(`(${source})`, scope, { timeout: 1000 });
    // Cloned into this realm: objects of another one are never deeply equal.
    return { value: structuredClone(value) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Deep equality that treats `./coverage`, `coverage`, and `<root>/coverage` as the same path. */
export function sameDefault(a: unknown, b: unknown, root: string): boolean {
  return isDeepStrictEqual(withShortPaths(a, root), withShortPaths(b, root));
}

function withShortPaths(value: unknown, root: string): unknown {
  if (typeof value === 'string') return shortPath(value, root);
  if (Array.isArray(value)) return value.map((item) => withShortPaths(item, root));
  if (value instanceof Object && !(value instanceof RegExp)) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return Object.fromEntries(entries.map(([key, inner]) => [key, withShortPaths(inner, root)]));
  }
  return value;
}

function shortPath(text: string, root: string): string {
  const inside = text === root ? '.' : text;
  const relative = inside.startsWith(root + path.sep) ? path.relative(root, inside) : inside;
  return relative.replace(/^\.\//, '');
}

/** Formats a value as JavaScript source for a page. */
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

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
