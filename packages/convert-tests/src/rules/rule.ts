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

/** What becomes of one name of Jest or Vitest. */
export interface Rule {
  /** The name as the migration pages write it: `testMatch`, `jest.setTimeout`, `coverage.reporter`. */
  readonly name: string;
  readonly kind: RuleKind;
  /**
   * What takes its place, as `kind id` of a target in the installed package: `config include`,
   * `utility rs.fn`, `export-type @rstest/core#Mock`. The first one is the name to show to readers.
   */
  readonly targets: readonly string[];
  /** Page and heading below `/guide/migration/`: `jest#files-table`. */
  readonly section: string;
  /** The ID of what to know or do. Options with one can't be converted by their rule alone. */
  readonly note?: string;
}

export type RuleTable = ReadonlyMap<string, Rule>;

interface Row {
  readonly kind: Exclude<RuleKind, 'behavior'>;
  /** By default, the source's name, if there's a counterpart. */
  readonly to?: string | readonly string[];
  readonly note?: string;
}

interface TableOptions {
  /** Kind of the targets: `config`, `utility`, … */
  readonly of: string;
  readonly section: string;
  readonly prefix?: string;
}

/** Rules of one table, by name. */
export function table(
  { of, section, prefix = '' }: TableOptions,
  rows: Readonly<Record<string, Row>>,
): RuleTable {
  return new Map(
    Object.entries(rows).map(([key, { kind, to, note }]) => {
      const name = prefix + key;
      const byDefault = kind === 'none' || kind === 'unneeded' ? [] : [key];
      const targets = (to === undefined ? byDefault : [to].flat()).map((id) =>
        id.includes(' ') ? id : `${of} ${id}`,
      );
      return [name, { name, kind, targets, section, ...(note && { note }) }];
    }),
  );
}

/** Rows without anything but their kind. */
export function rows(kind: Row['kind'], names: readonly string[]): Record<string, Row> {
  return Object.fromEntries(names.map((name) => [name, { kind }]));
}

/** The name of a target as readers write it: `coverage.include`, `rs.fn`. */
export function targetName(target: string): string {
  return target.replace(/^\S+ /, '').replace(/^@rstest\/core#/, '');
}
