import {
  FACTS_FILE,
  type Facts,
  type OptionRecord,
  RENEW_FACTS,
} from '../../content/facts/facts.ts';
import type { Problem } from '../../content/problem.ts';
import type { InstalledFacts } from './installedFacts.ts';

/** The versions since which options and names exist, by path or name. */
export interface AddedInVersions extends Pick<Facts, 'versions' | 'names'> {
  readonly options: Readonly<Record<string, string>>;
}

/** The record: the facts of the installed package, with the versions that added them. */
export function factsRecord(installed: InstalledFacts, addedIn: AddedInVersions): Facts {
  const options = Object.entries(installed.options).map(([path, fact]): [string, OptionRecord] => {
    const since = addedIn.options[path];
    return [path, { ...fact, ...(since !== undefined && { since }) }];
  });
  const names = [...installed.names].sort().flatMap((name): [string, string][] => {
    const since = addedIn.names[name];
    return since === undefined ? [] : [[name, since]];
  });
  return {
    package: installed.package,
    version: installed.version,
    versions: addedIn.versions,
    options: Object.fromEntries(options),
    names: Object.fromEntries(names),
  };
}

/** Extracts from a record when options and names were added. */
export function addedInOf({ versions, options, names }: Facts): AddedInVersions {
  const known = Object.entries(options).flatMap(([path, { since }]): [string, string][] => {
    return since === undefined ? [] : [[path, since]];
  });
  return { versions, options: Object.fromEntries(known), names };
}

/** One option per line, so that a diff shows what changed. */
export function formatFacts({ options, ...facts }: Facts): string {
  const lines = Object.entries(options).map((entry) => {
    return `    ${entry.map((part) => JSON.stringify(part)).join(': ')}`;
  });
  const rest = JSON.stringify(facts, null, 2).replace(/\n\}$/, '');
  return `${rest},\n  "options": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reports a record that isn't what the installed package says now. */
export function checkFactsRecord(
  recorded: Facts | undefined,
  installed: InstalledFacts,
): Problem[] {
  const problem = (message: string) => [
    { file: FACTS_FILE, line: 1, message: `${message}; ${RENEW_FACTS}` },
  ];
  const source = `${installed.package} ${installed.version}`;
  if (!recorded) return problem('missing');
  const newest = recorded.versions.at(-1);
  if (recorded.version !== installed.version || newest !== installed.version) {
    return problem(`has the facts of ${recorded.version}, but ${source} is installed`);
  }
  const now = factsRecord(installed, addedInOf(recorded));
  const stale = [
    ...namesOf(recorded.options, now.options).filter(
      (path) => JSON.stringify(recorded.options[path]) !== JSON.stringify(now.options[path]),
    ),
    ...namesOf(recorded.names, installed.names).filter(
      (name) => !(name in recorded.names && installed.names.includes(name)),
    ),
  ];
  return stale.length > 0 ? problem(`differs from ${source} in ${stale.join(', ')}`) : [];
}

function namesOf(before: object, after: object | readonly string[]): string[] {
  const now = Array.isArray(after) ? after : Object.keys(after);
  return [...new Set([...Object.keys(before), ...now])];
}
