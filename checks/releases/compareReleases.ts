import { CHANGE_KINDS, type ReleaseChange } from '../../content/releases/releases.ts';
import { comesWithRsbuild } from '../facts/addedIn.ts';
import type { InstalledFacts } from '../facts/factsRecord.ts';
import { isSimpleType } from '../facts/shortType.ts';

type Kind = ReleaseChange['kind'];

/** Names with their values; undefined if a change of the value says nothing to readers. */
type Values = ReadonlyMap<string, string | undefined>;

/** The changes of a version compared with the one before. */
export function compareVersions(before: InstalledFacts, after: InstalledFacts): ReleaseChange[] {
  const [old, now] = [valuesByKind(before), valuesByKind(after)];
  return CHANGE_KINDS.flatMap((kind) => changesOf(kind, old[kind], now[kind]));
}

function valuesByKind({
  options,
  names,
  types,
  requirements,
}: InstalledFacts): Record<Kind, Values> {
  const own = Object.entries(options).filter(([path]) => !comesWithRsbuild(path));
  const flags = own.flatMap(([, { flag }]) => flag ?? []);
  const namesOnly = (list: readonly string[]) => new Map(list.map((name) => [name, undefined]));
  const isUtility = (name: string) => name.startsWith('rs.');
  return {
    option: new Map(own.map(([path, { type }]) => [path, isSimpleType(type) ? type : undefined])),
    default: new Map(own.map(([path, fact]) => [path, fact.default])),
    flag: new Map(flags.map((flag) => [flag.split(' ')[0] ?? '', flag])),
    export: namesOnly(names.filter((name) => !isUtility(name))),
    utility: namesOnly(names.filter(isUtility)),
    type: namesOnly(types),
    requirement: new Map(Object.entries(requirements)),
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
    // It comes and goes with its option.
    if (kind === 'default') return [];
    return after.has(name)
      ? [{ change: 'added', kind, name, ...(to !== undefined && { to }) }]
      : [{ change: 'removed', kind, name, ...(from !== undefined && { from }) }];
  });
}
