import type { CommandFlag, CommandFlags } from './commandFlags.ts';
import type { ConfigTypes, OptionType } from './configTypes.ts';
import { evaluateDefault } from './defaultValue.ts';
import { EFFECTIVE_DEFAULTS } from './effectiveDefaults.ts';
import type { PackageProbe } from './probePackage.ts';
import type { TypeAliases } from './typeText.ts';

export interface InstalledDefault {
  /** All values that a page can have; errors show the first one. */
  readonly values: readonly unknown[];
  readonly required: boolean;
}

export interface InstalledOption extends OptionType {
  readonly path: string;
  /** Missing if the package has no default. */
  readonly default?: InstalledDefault;
  /** The flag of the same name, and shorthands that set the same option. */
  readonly flag?: CommandFlag;
  readonly shorthand?: CommandFlag;
}

export interface InstalledOptions {
  readonly version: string;
  readonly root: string;
  readonly aliases: TypeAliases;
  readonly options: ReadonlyMap<string, InstalledOption>;
}

interface Sources {
  readonly version: string;
  readonly types: ConfigTypes;
  readonly flags: CommandFlags;
  readonly probe: PackageProbe;
}

/** Combines types, flags, and defaults by option. */
export function assembleOptions({ version, types, flags, probe }: Sources): InstalledOptions {
  const runFlags = flags.get('run') ?? [];
  const options = [...types.options].map(([path, type]) => {
    const installed: InstalledOption = {
      ...type,
      path,
      ...present('default', readDefault(path, type, types, probe)),
      ...present('flag', findFlag(runFlags, FLAG_NAMES[path] ?? path)),
      ...present('shorthand', findFlag(runFlags, SHORTHAND_FLAGS[path] ?? '')),
    };
    return [path, installed] as const;
  });
  return { version, root: probe.root, aliases: types.aliases, options: new Map(options) };
}

function present<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** Flags whose name differs from the option that they set. */
const FLAG_NAMES: Readonly<Record<string, string>> = {
  'browser.browser': 'browser.name',
  'browser.providerOptions': 'browser.providerOptions.*',
};

/**
 * `--coverage` sets `coverage.enabled`. The help lists `--browser` for `browser.enabled`, but Rstest
 * 0.12.0 rejects it ("Unknown option"), so it's not included: see effectiveDefaults.test.ts.
 */
const SHORTHAND_FLAGS: Readonly<Record<string, string>> = {
  'coverage.enabled': 'coverage',
  'pool.type': 'pool',
};

/** Flags that are in the help but rejected when used. */
export const REFUSED_FLAGS: readonly string[] = ['--browser'];

function findFlag(flags: readonly CommandFlag[], name: string): CommandFlag | undefined {
  if (REFUSED_FLAGS.includes(`--${name}`)) return undefined;
  return flags.find(({ names }) => names.includes(`--${name}`));
}

function readDefault(
  path: string,
  type: OptionType,
  types: ConfigTypes,
  probe: PackageProbe,
): InstalledDefault | undefined {
  const effective = EFFECTIVE_DEFAULTS[path];
  if (effective) {
    if (effective.source === undefined) return undefined;
    const value = effectiveValue(effective.source, probe.root);
    return { values: [value], required: !effective.conditional };
  }
  const resolved = resolvedValue(path, probe);
  const composed = type.container ? compose(path, types, probe) : undefined;
  const values = [resolved, composed].filter((value) => value !== undefined);
  const shorter = SHORTHAND_VALUES[path]?.(resolved);
  if (shorter !== undefined) values.push(shorter);
  if (values.length === 0) return undefined;
  return { values, required: !type.container };
}

function effectiveValue(source: string, root: string): unknown {
  const result = evaluateDefault(source, root);
  if ('error' in result) throw new Error(`effectiveDefaults: ${source}: ${result.error}`);
  return result.value;
}

/** The value in the resolved config, or in the build's configuration for build options. */
function resolvedValue(path: string, { config, build }: PackageProbe): unknown {
  const resolved = valueAt(config, path);
  // The build's whole `dev`, `source`, and so on contain many options that Rstest doesn't support.
  const wholeGroup = path in build;
  return resolved === undefined && !wholeGroup ? valueAt(build, path) : resolved;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    return inner instanceof Object ? (inner as Record<string, unknown>)[key] : undefined;
  }, value);
}

/** An object's default, composed of its properties' defaults: snapshotFormat resolves to only one key. */
function compose(path: string, types: ConfigTypes, probe: PackageProbe): unknown {
  const depth = path.split('.').length + 1;
  const parts = [...types.options].filter(([inner]) => {
    return inner.startsWith(`${path}.`) && inner.split('.').length === depth;
  });
  const entries = parts.flatMap(([inner, type]) => {
    const found = readDefault(inner, type, types, probe);
    const fixed = found && (found.required || type.container);
    return fixed ? [[inner.slice(path.length + 1), found.values.at(-1)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Options that accept a shorter form than the one they resolve to. */
const SHORTHAND_VALUES: Readonly<Record<string, (resolved: unknown) => unknown>> = {
  exclude: (resolved) =>
    valueAt(resolved, 'override') ? undefined : valueAt(resolved, 'patterns'),
  pool: (resolved) => valueAt(resolved, 'type'),
  testEnvironment: (resolved) => valueAt(resolved, 'name'),
  'output.distPath': (resolved) => valueAt(resolved, 'root'),
  reporters: (resolved) =>
    Array.isArray(resolved) && resolved.length === 1 ? resolved[0] : undefined,
};
