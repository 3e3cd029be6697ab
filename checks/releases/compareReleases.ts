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

/** The changes of a version compared with the one before. */
export function compareVersions(before: VersionFacts, after: VersionFacts): ReleaseChange[] {
  const opaque = new Set([...before.opaque, ...after.opaque]);
  return CHANGE_KINDS.flatMap((kind) => {
    const [old, now] = [before.facts[kind], after.facts[kind]];
    if (!old || !now) return [];
    const names = [...new Set([...old.keys(), ...now.keys()])].sort();
    return names.flatMap((name): ReleaseChange[] => {
      if (old.has(name) && now.has(name)) return valueChange(kind, name, old, now);
      // A default comes with its option, or couldn't be read.
      if (kind === 'default' || isOpaque(name, opaque)) return [];
      const [from, to] = [old.get(name), now.get(name)];
      return now.has(name)
        ? [{ change: 'added', kind, name, ...(to !== undefined && { to }) }]
        : [{ change: 'removed', kind, name, ...(from !== undefined && { from }) }];
    });
  });
}

function valueChange(
  kind: FactKind,
  name: string,
  before: FactsByKind,
  after: FactsByKind,
): ReleaseChange[] {
  const [from, to] = [before.get(name), after.get(name)];
  if (from === undefined || to === undefined || from === to) return [];
  return [{ change: 'changed', kind, name, from, to }];
}

/** Whether an option may be nested in one of `opaque`. */
function isOpaque(name: string, opaque: ReadonlySet<string>): boolean {
  const parts = name.split('.');
  return parts.some((_, index) => opaque.has(parts.slice(0, index).join('.')));
}
