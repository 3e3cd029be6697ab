/** A text in both languages; code is in backticks. */
export interface RuleText {
  readonly en: string;
  readonly zh: string;
}

/**
 * - `same`: the same name and purpose
 * - `renamed`: another name, the same purpose
 * - `moved`: another place or another form of the value
 * - `differs`: exists, but behaves differently
 * - `none`: no counterpart
 * - `unneeded`: can be left out, because Rstest doesn't need it
 */
export type RuleKind = 'same' | 'renamed' | 'moved' | 'differs' | 'none' | 'unneeded';

/** What becomes of one name of Jest or Vitest. */
export interface Rule {
  /** The name as the migration pages write it: `testMatch`, `jest.setTimeout`, `coverage.reporter`. */
  readonly source: string;
  readonly kind: RuleKind;
  /**
   * What takes its place, as `kind id` of a target in the installed package: `config include`,
   * `utility rs.fn`, `export-type @rstest/core#Mock`. The first one is the name in the note.
   */
  readonly targets: readonly string[];
  /** Page and heading below `/guide/migration/`: `jest#files-table`. */
  readonly section: string;
  /** Whether the section's table has a row for it. */
  readonly listed: boolean;
  /** What to know or do, after the sentence that says what it became. */
  readonly note?: RuleText;
}

export type Row = readonly [
  source: string,
  kind: RuleKind,
  target?: string | readonly string[],
  note?: RuleText,
];

interface TableOptions {
  /** Kind of the targets: `config`, `utility`, … */
  readonly of: string;
  readonly section: string;
  readonly prefix?: string;
  readonly listed?: boolean;
}

/** Rules of one table. Targets of rows that don't name one have the source's name. */
export function table(
  { of, section, prefix = '', listed = true }: TableOptions,
  rows: readonly Row[],
): Rule[] {
  return rows.map(([name, kind, target, note]) => ({
    source: prefix + name,
    kind,
    targets: targetsOf(kind, name, target).map((id) => (id.includes(' ') ? id : `${of} ${id}`)),
    section,
    listed,
    ...(note && { note }),
  }));
}

function targetsOf(kind: RuleKind, name: string, target?: string | readonly string[]) {
  if (target !== undefined) return typeof target === 'string' ? [target] : target;
  return kind === 'none' || kind === 'unneeded' ? [] : [name];
}

/** The name of a target as readers write it: `coverage.include`, `rs.fn`. */
export function targetName(target: string): string {
  const [, id = ''] = target.split(/ (.*)/s);
  return id.replace(/^@rstest\/core#/, '');
}
