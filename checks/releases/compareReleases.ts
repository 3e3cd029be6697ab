import { CHANGE_KINDS, type ReleaseChange } from '../../content/releases/releases.ts';

type FactKind = ReleaseChange['kind'];

/** Facts of a kind by name. The value is undefined if only the existence is known. */
export type FactsByKind = ReadonlyMap<string, string | undefined>;

/** What a version's package proves. A kind that couldn't be read is missing. */
export interface VersionFacts {
  readonly version: string;
  readonly facts: Readonly<Partial<Record<FactKind, FactsByKind>>>;
  /** Options whose nested options aren't known, because their type can't be resolved. */
  readonly opaque: ReadonlySet<string>;
}

type Known = Map<FactKind, Map<string, string | undefined>>;

/** The changes of each version compared with the one before; `versions` are sorted oldest first. */
export function compareReleases(versions: readonly VersionFacts[]): ReleaseChange[][] {
  const known: Known = new Map();
  return versions.map((after, index) => {
    const opaque = new Set([...(versions[index - 1]?.opaque ?? []), ...after.opaque]);
    return CHANGE_KINDS.flatMap((kind) => {
      const facts = after.facts[kind];
      const before = known.get(kind);
      if (!facts) return [];
      if (!before) {
        known.set(kind, new Map(facts));
        return [];
      }
      return kind === 'default'
        ? compareDefaults(before, facts, after.facts.option ?? new Map())
        : compareKind(kind, before, facts, opaque);
    });
  });
}

function compareKind(
  kind: FactKind,
  before: Map<string, string | undefined>,
  after: FactsByKind,
  opaque: ReadonlySet<string>,
): ReleaseChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): ReleaseChange[] => {
    const [from, to] = [before.get(name), after.get(name)];
    if (!before.has(name)) {
      before.set(name, to);
      return isOpaque(name, opaque) ? [] : [{ change: 'added', kind, name, ...value('to', to) }];
    }
    if (!after.has(name)) {
      if (isOpaque(name, opaque)) return [];
      before.delete(name);
      return [{ change: 'removed', kind, name, ...value('from', from) }];
    }
    if (to !== undefined) before.set(name, to);
    return from === undefined || to === undefined || from === to
      ? []
      : [{ change: 'changed', kind, name, from, to }];
  });
}

/** A default that can't be read any longer is still known, unless its option is gone. */
function compareDefaults(
  before: Map<string, string | undefined>,
  after: FactsByKind,
  options: FactsByKind,
): ReleaseChange[] {
  for (const name of before.keys()) if (!options.has(name)) before.delete(name);
  return [...after].sort(byName).flatMap(([name, to]): ReleaseChange[] => {
    const from = before.get(name);
    if (!options.has(name) || to === undefined) return [];
    before.set(name, to);
    const same = from === undefined || from === to;
    return same ? [] : [{ change: 'changed', kind: 'default', name, from, to }];
  });
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function value(key: 'from' | 'to', text: string | undefined) {
  return text === undefined ? {} : { [key]: text };
}

/** Whether an option may be nested in one of `opaque`. */
function isOpaque(name: string, opaque: ReadonlySet<string>): boolean {
  const parts = name.split('.');
  return parts.some((_, index) => opaque.has(parts.slice(0, index).join('.')));
}
