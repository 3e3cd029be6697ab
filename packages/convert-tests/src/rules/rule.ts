/**
 * - `same`: the same name and purpose
 * - `renamed`: another name, the same purpose
 * - `moved`: another place or another form of the value
 * - `differs`: exists, but behaves differently
 * - `none`: no counterpart
 * - `unneeded`: can be left out, because Rstest doesn't need it
 * - `behavior`: not about a name, but about a pattern in the code
 */
export type RuleKind = 'same' | 'renamed' | 'moved' | 'differs' | 'none' | 'unneeded' | 'behavior';

/** How one name of Jest or Vitest is converted. */
export interface Rule {
  /** The name as the migration pages write it: `testMatch`, `jest.setTimeout`, `coverage.reporter`. */
  readonly name: string;
  readonly kind: RuleKind;
  /**
   * The replacements, each as `kind id` of a name in the installed package: `config include`,
   * `utility rs.fn`, `export-type @rstest/core#Mock`. Readers see the first one.
   */
  readonly targets: readonly string[];
  /** Page and heading below `/guide/migration/`: `jest#files-table`. */
  readonly section: string;
  /** The ID of a text about what to know or do. Most options with a note need more than their rule. */
  readonly note?: string;
}

export type RuleTable = ReadonlyMap<string, Rule>;

interface Row {
  readonly kind: Exclude<RuleKind, 'behavior'>;
  /** The targets. By default, the name itself, or none for the kinds `none` and `unneeded`. */
  readonly to?: string | readonly string[];
  readonly note?: string;
}

interface TableOptions {
  /** The beginning of targets that are written without a kind: `config `, `export-type @rstest/core#`, … */
  readonly targetPrefix: string;
  readonly section: string;
  readonly prefix?: string;
}

/** Makes a table of rules from rows, whose keys are the names without the prefix. */
export function table(
  { targetPrefix, section, prefix = '' }: TableOptions,
  rows: Readonly<Record<string, Row>>,
): RuleTable {
  return new Map(
    Object.entries(rows).map(([key, { kind, to, note }]) => {
      const name = prefix + key;
      const defaultTargets = kind === 'none' || kind === 'unneeded' ? [] : [key];
      const targets = (to === undefined ? defaultTargets : [to].flat()).map((id) =>
        id.includes(' ') ? id : targetPrefix + id,
      );
      return [name, { name, kind, targets, section, ...(note && { note }) }];
    }),
  );
}

/** Rows that have only a kind. */
export function rows(kind: Row['kind'], names: readonly string[]): Record<string, Row> {
  return Object.fromEntries(names.map((name) => [name, { kind }]));
}

/** The name of a target as readers write it: `coverage.include`, `rs.fn`. */
export function targetName(target: string): string {
  return target.replace(/^\S+ /, '').replace(/^@rstest\/core#/, '');
}
