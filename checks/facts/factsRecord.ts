import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FACTS_FILE,
  type Facts,
  type OptionRecord,
  RENEW_FACTS,
  readFacts,
} from '../../content/facts/facts.ts';
import { outputFile } from '../../content/files.ts';
import type { Problem } from '../../content/problem.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { type FirstVersions, readAddedIn } from './addedIn.ts';
import { readFlags } from './commandFlags.ts';
import { readConfigTypes } from './configTypes.ts';
import { assembleOptions } from './installedOptions.ts';
import { findInstalledPackage, requirementsOf } from './installedPackage.ts';
import { probePackage } from './probePackage.ts';
import { exportsOf, importedNames, openTypes } from './typeProgram.ts';

/** The content of docs/data/facts.json: facts for pages, and others for comparing releases. */
type FactsRecord = Facts & Pick<InstalledFacts, 'types' | 'requirements'>;

/** The record: the facts of the installed package, with the versions that added them. */
export function factsRecord(installed: InstalledFacts, addedIn: FirstVersions): FactsRecord {
  const options = Object.entries(installed.options).map(([path, fact]): [string, OptionRecord] => {
    const since = addedIn.optionSince(path);
    return [path, { ...fact, ...(since !== undefined && { since }) }];
  });
  const names = [...installed.names].sort().map((name) => [name, addedIn.nameSince(name)]);
  return {
    package: installed.package,
    version: installed.version,
    versions: addedIn.versions,
    options: Object.fromEntries(options),
    names: Object.fromEntries(names),
    types: installed.types,
    requirements: installed.requirements,
  };
}

/** One option per line, so that a diff shows what changed. */
export function formatFacts({ options, ...facts }: Facts): string {
  const lines = Object.entries(options).map((entry) => {
    return `    ${entry.map((part) => JSON.stringify(part)).join(': ')}`;
  });
  const otherFields = JSON.stringify(facts, null, 2).replace(/\n\}$/, '');
  return `${otherFields},\n  "options": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reports a record that's missing or differs from the installed package and the releases. */
export function checkFactsRecord(
  recorded: Facts | undefined,
  installed: InstalledFacts,
  addedIn: FirstVersions,
): Problem[] {
  const problem = (message: string) => [
    { file: FACTS_FILE, line: 1, message: `${message}; ${RENEW_FACTS}` },
  ];
  const source = `${installed.package} ${installed.version}`;
  if (!recorded) return problem('missing');
  if (recorded.version !== installed.version) {
    return problem(`has the facts of ${recorded.version}, but ${source} is installed`);
  }
  const now = factsRecord(installed, addedIn);
  const stale = (['options', 'names', 'types', 'requirements'] as const).flatMap((field) => {
    const [before, after] = [
      valuesByName((recorded as FactsRecord)[field]),
      valuesByName(now[field]),
    ];
    const names = [...new Set([...before.keys(), ...after.keys()])];
    return names.filter((name) => before.get(name) !== after.get(name));
  });
  return stale.length > 0 ? problem(`differs from ${source} in ${stale.join(', ')}`) : [];
}

/** The values in a field of the record, as JSON. The names in a list have an empty value. */
function valuesByName(
  field: readonly string[] | Readonly<Record<string, unknown>> = [],
): ReadonlyMap<string, string> {
  if (Array.isArray(field)) return new Map(field.map((name: string) => [name, '']));
  return new Map(Object.entries(field).map(([name, value]) => [name, JSON.stringify(value)]));
}

/**
 * Renews docs/data/facts.json if it doesn't have the facts of the installed package. The releases say in
 * which version an option or name was added. Returns 1 if they lack the installed version, otherwise 0.
 */
export async function factsCommand(
  root: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const installed = await readInstalledFacts(root);
  const addedIn = readAddedIn(root);
  const { package: name, version } = installed;
  if (addedIn.versions.at(-1) !== version) {
    printError(`the releases lack ${name} ${version}: run npm run fix -- releases`);
    return 1;
  }
  if (checkFactsRecord(readFacts(root), installed, addedIn).length === 0) {
    print(`${FACTS_FILE} is up to date.`);
    return 0;
  }
  const facts = factsRecord(installed, addedIn);
  await outputFile(path.join(root, FACTS_FILE), formatFacts(facts));
  const [options, names] = [facts.options, facts.names].map((record) => Object.keys(record).length);
  print(`${FACTS_FILE}: ${options} options and ${names} names of ${name} ${version}.`);
  return 0;
}

/** The facts in the installed package, which doesn't say when its options and names were added. */
export interface InstalledFacts extends Pick<Facts, 'package' | 'version'> {
  readonly options: Readonly<Record<string, OptionRecord>>;
  /** Exports, and the members of `rs` as `rs.fn`. */
  readonly names: readonly string[];
  /** Exported types. */
  readonly types: readonly string[];
  /** The versions of Node.js, Rsbuild, and peer dependencies that the package needs. */
  readonly requirements: Readonly<Record<string, string>>;
}

/** The facts of the version that was installed when the record was written. Throws without a record. */
export function readRecordedFacts(root: string): InstalledFacts {
  const text = readFileSync(path.join(root, FACTS_FILE), 'utf8');
  const { names, ...facts } = JSON.parse(text) as FactsRecord;
  return { ...facts, names: Object.keys(names) };
}

/**
 * Reads the facts of the package that's installed below `root`: types and names with the compiler,
 * flags from `--help`, defaults from a small run. Takes about three seconds.
 */
export async function readInstalledFacts(root: string): Promise<InstalledFacts> {
  const installed = findInstalledPackage(root);
  // The child processes run while the compiler keeps this process busy. The empty handler prevents an
  // unhandled rejection until `await` throws the error of a process.
  const pending = Promise.all([readFlags(installed, 'run'), probePackage()]);
  pending.catch(() => {});
  const program = openTypes([installed.types], root)(installed.types);
  const types = readConfigTypes(program);
  const names = importedNames(program);
  const [flags, probe] = await pending;
  return {
    package: installed.name,
    version: installed.version,
    options: assembleOptions({ types, flags, probe }),
    names,
    types: exportsOf(program)
      .map(({ name }) => name)
      .filter((name) => !names.includes(name))
      .sort(),
    requirements: requirementsOf(installed),
  };
}
