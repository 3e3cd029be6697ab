import { CHANGE_KINDS, type ReleaseChange } from '../../content/releases/releases.ts';
import { comesWithRsbuild } from '../facts/addedIn.ts';
import type { InstalledFacts } from '../facts/factsRecord.ts';
import { isSimpleType } from '../facts/shortType.ts';

type Kind = ReleaseChange['kind'];

/** Values by name; undefined if a change of the value isn't worth reporting to readers. */
type Values = ReadonlyMap<string, string | undefined>;

/** The changes from one version to the next. */
export function compareVersions(before: InstalledFacts, after: InstalledFacts): ReleaseChange[] {
  const [oldValues, newValues] = [valuesByKind(before), valuesByKind(after)];
  return CHANGE_KINDS.flatMap((kind) => changesOf(kind, oldValues[kind], newValues[kind]));
}

function valuesByKind(facts: InstalledFacts): Record<Kind, Values> {
  const options = Object.entries(facts.options).filter(([path]) => !comesWithRsbuild(path));
  const flags = options.flatMap(([, { flag }]) => flag ?? []);
  const shownType = (type: string) => (isSimpleType(type) ? type : undefined);
  const withoutValues = (names: readonly string[]) =>
    new Map(names.map((name) => [name, undefined]));
  const isUtility = (name: string) => name.startsWith('rs.');
  return {
    option: new Map(options.map(([path, { type }]) => [path, shownType(type)])),
    default: new Map(options.map(([path, option]) => [path, option.default])),
    flag: new Map(flags.map((flag) => [flag.split(' ')[0] ?? '', flag])),
    export: withoutValues(facts.names.filter((name) => !isUtility(name))),
    utility: withoutValues(facts.names.filter(isUtility)),
    type: withoutValues(facts.types),
    requirement: new Map(Object.entries(facts.requirements)),
  };
}

function changesOf(kind: Kind, before: Values, after: Values): ReleaseChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): ReleaseChange[] => {
    const [from, to] = [before.get(name), after.get(name)];
    if (before.has(name) && after.has(name)) {
      if (from === undefined || to === undefined || from === to) return [];
      return [{ change: 'changed', kind, name, from, to }];
    }
    // An added or removed option is reported without its default.
    if (kind === 'default') return [];
    return after.has(name)
      ? [{ change: 'added', kind, name, ...(to !== undefined && { to }) }]
      : [{ change: 'removed', kind, name, ...(from !== undefined && { from }) }];
  });
}
