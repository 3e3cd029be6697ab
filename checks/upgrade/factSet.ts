/** Documentable items by name, with a description of their facts. */
export type FactSet = ReadonlyMap<string, string>;

/** The facts of a version. Parts that couldn't be read are missing. */
export interface UpgradeFacts {
  /** Type, default, flag, and whether projects can set it, by `config coverage.provider`. */
  readonly options?: FactSet;
  /** Exports, members, matchers, hooks, flags, and environment variables: only names. */
  readonly names?: FactSet;
  /** Messages that need an explanation: only their texts. */
  readonly messages?: FactSet;
  /** Messages about missing parts. */
  readonly problems: readonly string[];
}

const PARTS = ['options', 'names', 'messages'] as const;

/** Compares the parts that could be read in both versions. */
export function compareUpgrade(before: UpgradeFacts, after: UpgradeFacts): FactChanges {
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

/** Compares two sets. Each list is sorted by name. */
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

/** Formats changes for the command's output. */
export function changeLines({ added, gone, changed }: FactChanges): string[] {
  const total = added.length + gone.length + changed.length;
  if (total === 0) return ['Facts: no changes.'];
  return [
    `Facts: ${added.length} added, ${gone.length} removed, ${changed.length} changed.`,
    ...added.map((name) => `  + ${name}`),
    ...gone.map((name) => `  - ${name}`),
    ...changed.flatMap(({ name, from, to }) => [`  ~ ${name}`, `      ${from}`, `    → ${to}`]),
  ];
}
