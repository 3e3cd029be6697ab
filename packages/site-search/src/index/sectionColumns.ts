import type { Section } from '../page.ts';

/** The texts of a section, in the order in which they're stored. */
export const COLUMNS = ['heading', 'names', 'phrases', 'prose', 'keys', 'rows'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where in a section, or above it, a term is, as bits. */
export const PLACE = {
  heading: 1,
  names: 1,
  phrases: 2,
  prose: 4,
  rows: 4,
  /** The first cell of a row, which says what the row is about. */
  keys: 8,
  /** The page's title, which isn't in a column. */
  title: 16,
} as const;

const CELL_END = ' | ';

/** The texts of a section, each in lines. */
export function columnsOf(section: Section): Record<Column, readonly string[]> {
  const { heading, names, phrases, prose, rows } = section;
  const ends = rows.map((row) => Math.max(0, row.indexOf(CELL_END)));
  return {
    heading: [heading],
    names,
    phrases,
    prose,
    keys: rows.map((row, i) => row.slice(0, ends[i])),
    rows: rows.map((row, i) => (ends[i] ? row.slice(ends[i] + CELL_END.length) : row)),
  };
}

/** A section whose texts are read when they're asked for. */
export function sectionOf(
  level: number,
  anchor: string,
  textOf: (column: Column) => string,
): Section {
  const lines = (column: Column) => textOf(column).split('\n').filter(Boolean);
  return {
    level,
    anchor,
    get heading() {
      return textOf('heading');
    },
    get names() {
      return lines('names');
    },
    get phrases() {
      return lines('phrases');
    },
    get prose() {
      return lines('prose');
    },
    get rows() {
      const keys = textOf('keys').split('\n');
      return lines('rows').map((row, i) => (keys[i] ? keys[i] + CELL_END + row : row));
    },
  };
}
