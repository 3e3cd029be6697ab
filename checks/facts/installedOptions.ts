import path from 'node:path';
import type { OptionRecord } from '../../content/facts/facts.ts';
import { aliasesOf, type CommandFlag, longForm } from './commandFlags.ts';
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

interface Sources {
  readonly types: ReadonlyMap<string, OptionType>;
  /** The flags of `rstest run`. */
  readonly flags: readonly CommandFlag[];
  readonly probe: PackageProbe;
}

/** Combines types, flags, and defaults by option. */
export function assembleOptions({ types, flags, probe }: Sources): Record<string, OptionRecord> {
  const options = [...types].map(([path, type]): [string, OptionRecord] => {
    const known = readDefault(path, type, probe);
    return [
      path,
      {
        type: shownType(path, type),
        ...(known !== undefined && { default: known }),
        ...readFlag(path, flags),
        project: type.project,
      },
    ];
  });
  return Object.fromEntries(options);
}

function shownType(path: string, { type }: OptionType): string {
  const replaced = NOT_DERIVED[path]?.type;
  if (!replaced) return type;
  if (type === replaced.declared) return replaced.shown;
  throw new Error(`notDerived.json: the type of ${path} is ${type}, not ${replaced.declared}`);
}

/** Flags whose name differs from the option that they set. */
const FLAG_NAMES: Readonly<Record<string, string>> = {
  'browser.browser': 'browser.name',
  'browser.providerOptions': 'browser.providerOptions.*',
};

/**
 * `--coverage` sets `coverage.enabled`. The help lists `--browser` for `browser.enabled`, but Rstest
 * 0.12.0 rejects it ("Unknown option"), so it's not included: see notDerived.test.ts.
 */
const SHORTHAND_FLAGS: Readonly<Record<string, string>> = {
  'coverage.enabled': 'coverage',
  'pool.type': 'pool',
};

/** Flags that are in the help but rejected when used. */
export const REFUSED_FLAGS: readonly string[] = ['--browser'];

function readFlag(
  path: string,
  flags: readonly CommandFlag[],
): Pick<OptionRecord, 'flag' | 'alias'> {
  const flag = findFlag(flags, FLAG_NAMES[path] ?? path);
  if (!flag) return {};
  const shorthand = findFlag(flags, SHORTHAND_FLAGS[path] ?? '');
  const [alias] = [...aliasesOf(flag), ...(shorthand?.names ?? [])];
  return { flag: longForm(flag), ...(alias !== undefined && { alias }) };
}

function findFlag(flags: readonly CommandFlag[], name: string): CommandFlag | undefined {
  if (REFUSED_FLAGS.includes(`--${name}`)) return undefined;
  return flags.find(({ names }) => names.includes(`--${name}`));
}

/** Objects whose default is short enough to be shown; others only have those of their properties. */
const SHOWN_AS_A_WHOLE: ReadonlySet<string> = new Set(['expect', 'expect.poll', 'snapshotFormat']);

function readDefault(
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
