import type { OptionRecord } from '../../content/facts/facts.ts';
import { aliasesOf, type CommandFlag, longForm } from './commandFlags.ts';
import type { OptionType } from './configTypes.ts';
import { NOT_DERIVED, readDefault } from './defaultValue.ts';
import type { PackageProbe } from './probePackage.ts';

interface Sources {
  readonly types: ReadonlyMap<string, OptionType>;
  /** The flags of `rstest run`. */
  readonly flags: readonly CommandFlag[];
  readonly probe: PackageProbe;
}

/** Combines types, flags, and defaults by option. */
export function assembleOptions({ types, flags, probe }: Sources): Record<string, OptionRecord> {
  const options = [...types].map(([path, type]): [string, OptionRecord] => {
    const defaultSource = readDefault(path, type, probe);
    const record = {
      type: shownType(path, type),
      ...(defaultSource !== undefined && { default: defaultSource }),
      ...readFlag(path, flags),
      project: type.project,
    };
    return [path, record];
  });
  return Object.fromEntries(options);
}

function shownType(path: string, { type }: OptionType): string {
  const replaced = NOT_DERIVED[path]?.type;
  if (!replaced) return type;
  if (type === replaced.declared) return replaced.shown;
  throw new Error(`notDerived.json: the type of ${path} is ${type}, not ${replaced.declared}`);
}

/** The names of flags that differ from the name of the option that they set. */
const FLAG_NAMES: Readonly<Record<string, string>> = {
  'browser.browser': 'browser.name',
  'browser.providerOptions': 'browser.providerOptions.*',
};

/** Shorter flags that set the same option: `--coverage` instead of `--coverage.enabled`. */
const SHORTHAND_FLAGS: Readonly<Record<string, string>> = {
  'coverage.enabled': 'coverage',
  'pool.type': 'pool',
};

/** Flags that the help lists but Rstest 0.12.0 rejects ("Unknown option"); see notDerived.test.ts. */
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
