import type { Section } from '../page.ts';

/** The texts of a section, in the order in which they're stored. */
export const COLUMNS = ['heading', 'names', 'phrases', 'prose', 'rows'] as const;
export type Column = (typeof COLUMNS)[number];

/** Where in a section, or above it, a term is, as bits. */
export const PLACE = {
  heading: 1,
  names: 1,
  phrases: 2,
  prose: 4,
  rows: 4,
  /** The page's title, which isn't in a column. */
  title: 8,
} as const;

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
      return lines('rows');
    },
  };
}
