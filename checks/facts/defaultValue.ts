import path from 'node:path';
import type { OptionType } from './configTypes.ts';
import rows from './notDerived.json' with { type: 'json' };
import type { PackageProbe } from './probePackage.ts';

/**
 * A fact that can't be read from the package, mostly a default that isn't in the resolved config because
 * the package applies it where it's used. notDerived.test.ts verifies the defaults that show in a run.
 */
interface NotDerived {
  /** JavaScript source. If missing, there's no single value and the page explains it in prose. */
  readonly default?: string;
  /** Shown instead of the declared type, which must still be `declared`. */
  readonly type?: { readonly declared: string; readonly shown: string };
  readonly reason: string;
}

export const NOT_DERIVED: Readonly<Record<string, NotDerived>> = rows;

/** Containers whose default is short enough to be shown. In others, only the options have defaults. */
const SHOWN_AS_A_WHOLE: ReadonlySet<string> = new Set(['expect', 'expect.poll', 'snapshotFormat']);

/** An option's default as JavaScript source; undefined if there's none, or no single value. */
export function readDefault(
  option: string,
  { isContainer }: OptionType,
  { config, build, root }: PackageProbe,
): string | undefined {
  const row = NOT_DERIVED[option];
  if (row && !row.type) return row.default;
  if (isContainer && !SHOWN_AS_A_WHOLE.has(option)) return undefined;
  // Build options are only in the build's configuration.
  const value = valueAt(config, option) ?? valueAt(build, option);
  return value === undefined ? undefined : defaultSource(value, root);
}

function valueAt(config: unknown, option: string): unknown {
  return option.split('.').reduce<unknown>((value, key) => {
    return value instanceof Object ? (value as Record<string, unknown>)[key] : undefined;
  }, config);
}

/** Formats a default, a JSON value, as JavaScript source. Paths below `root` become relative. */
export function defaultSource(value: unknown, root: string): string {
  if (value === root) return 'process.cwd()';
  if (typeof value === 'string') return quote(shortPath(value, root));
  if (Array.isArray(value)) return `[${value.map((item) => defaultSource(item, root)).join(', ')}]`;
  if (value instanceof Object) {
    const entries = Object.entries(value);
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
