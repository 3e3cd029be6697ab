/** What can be documented, by name, and what is known of it. */
export type FactSet = ReadonlyMap<string, string>;

/** What could be read of a version; another one may lack a part that its tools can't read. */
export interface VersionFacts {
  /** Types, flags and whether a project may set it, by `config coverage.provider`. */
  readonly options?: FactSet;
  /** By `default of coverage.provider`. */
  readonly defaults?: FactSet;
  /** Exports, members, matchers, hooks, flags, variables: names alone. */
  readonly names?: FactSet;
  /** Why a part is missing, in words. */
  readonly problems: readonly string[];
}

const PARTS = ['options', 'defaults', 'names'] as const;

/** Pure: only what could be read of both is compared. */
export function compareVersions(before: VersionFacts, after: VersionFacts): FactChanges {
  const changes = PARTS.flatMap((part) => {
    const [from, to] = [before[part], after[part]];
    return from && to ? [compareFactSets(from, to)] : [];
  });
  return {
    added: changes.flatMap(({ added }) => added),
    gone: changes.flatMap(({ gone }) => gone),
    changed: changes.flatMap(({ changed }) => changed),
  };
}

export interface FactChanges {
  readonly added: readonly string[];
  readonly gone: readonly string[];
  readonly changed: readonly {
    readonly name: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/** Pure: each list in the order of the names. */
export function compareFactSets(before: FactSet, after: FactSet): FactChanges {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return {
    added: names.filter((name) => !before.has(name)),
    gone: names.filter((name) => !after.has(name)),
    changed: names.flatMap((name) => {
      const [from, to] = [before.get(name), after.get(name)];
      return from === undefined || to === undefined || from === to ? [] : [{ name, from, to }];
    }),
  };
}

/** Pure: as the command prints them. */
export function changeLines({ added, gone, changed }: FactChanges): string[] {
  const total = added.length + gone.length + changed.length;
  if (total === 0) return ['Facts: none is new, gone or different.'];
  return [
    `Facts: ${added.length} new, ${gone.length} gone, ${changed.length} different.`,
    ...added.map((name) => `  + ${name}`),
    ...gone.map((name) => `  - ${name}`),
    ...changed.flatMap(({ name, from, to }) => [`  ~ ${name}`, `      ${from}`, `    → ${to}`]),
  ];
}
