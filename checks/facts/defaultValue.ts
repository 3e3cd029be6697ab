import path from 'node:path';
import type { OptionType } from './configTypes.ts';
import rows from './notDerived.json' with { type: 'json' };
import type { PackageProbe } from './probePackage.ts';

/**
 * A fact that can't be read from the package, mostly a default that isn't in the resolved config because
 * the package applies it where it's used. notDerived.test.ts verifies those that a small run can show.
 */
interface NotDerived {
  /** JavaScript source. If missing, there's no single value and the page explains it in prose. */
  readonly default?: string;
  /** Shown instead of the declared type, which must still be `declared`. */
  readonly type?: { readonly declared: string; readonly shown: string };
  readonly reason: string;
}

export const NOT_DERIVED: Readonly<Record<string, NotDerived>> = rows;

/** Objects whose default is short enough to be shown; others only have those of their properties. */
const SHOWN_AS_A_WHOLE: ReadonlySet<string> = new Set(['expect', 'expect.poll', 'snapshotFormat']);

/** An option's default as JavaScript source; undefined if it has none, or none that is one value. */
export function readDefault(
  path: string,
  { container }: OptionType,
  probe: PackageProbe,
): string | undefined {
  const row = NOT_DERIVED[path];
  if (row && !row.type) return row.default;
  if (container && !SHOWN_AS_A_WHOLE.has(path)) return undefined;
  const value = resolvedValue(path, probe);
  return value === undefined ? undefined : defaultSource(value, probe.root);
}

/** The value in the resolved config, or in the build's configuration for build options. */
function resolvedValue(path: string, { config, build }: PackageProbe): unknown {
  return valueAt(config, path) ?? valueAt(build, path);
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    return inner instanceof Object ? (inner as Record<string, unknown>)[key] : undefined;
  }, value);
}

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
