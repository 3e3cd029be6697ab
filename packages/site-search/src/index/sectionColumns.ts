import type { Section } from '../page.ts';

/** The texts of a section, in the order in which they're stored. */
export const COLUMNS = ['heading', 'names', 'phrases', 'prose', 'rows', 'facts'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where in a section, or above it, a term is, as bits. */
export const PLACE = {
  heading: 1,
  names: 1,
  phrases: 2,
  prose: 4,
  rows: 4,
  facts: 4,
  /** The page's title, which isn't in a column. */
  title: 8,
} as const;

/** The lines of a column. A fact is two lines: its name and its value. */
export function columnLines(section: Section, column: Column): readonly string[] {
  if (column === 'facts') return Object.entries(section.facts).flat();
  return [section[column]].flat();
}

/** A section whose texts are read when they're asked for. */
export class LazySection implements Section {
  constructor(
    readonly level: number,
    readonly anchor: string,
    private readonly textOf: (column: Column) => string,
  ) {}

  get heading() {
    return this.textOf('heading');
  }
  get names() {
    return this.linesOf('names');
  }
  get phrases() {
    return this.linesOf('phrases');
  }
  get prose() {
    return this.linesOf('prose');
  }
  get rows() {
    return this.linesOf('rows');
  }
  get facts() {
    const lines = this.linesOf('facts');
    const names = lines.filter((_, i) => i % 2 === 0);
    return Object.fromEntries(names.map((name, i) => [name, lines[i * 2 + 1] ?? '']));
  }

  private linesOf(column: Column): string[] {
    return this.textOf(column).split('\n').filter(Boolean);
  }
}
