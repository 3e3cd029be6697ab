import type { BlockTypes, TypeEntry } from './pageTypes.ts';

/** A place in a block's code about which there is something to say. */
export interface Spot {
  /** Offset in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly entry?: TypeEntry;
  /** What the compiler reports here. */
  readonly errors: readonly string[];
}

/** The spots of a block in order: its names, and errors in code without a name. */
export function spotsOf(
  { names, errors = [] }: BlockTypes,
  entries: readonly TypeEntry[],
): readonly Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at + 2 < names.length; at += 3) {
    const [start = 0, length = 0, index = -1] = names.slice(at, at + 3);
    const entry = entries[index];
    const own = errors.filter(
      (error) => start >= error.start && start < error.start + error.length,
    );
    if (entry) spots.push({ start, length, entry, errors: own.map(({ message }) => message) });
  }
  for (const { start, length, message } of errors) {
    const isShown = spots.some((spot) => spot.errors.includes(message));
    if (!isShown) spots.push({ start, length, errors: [message] });
  }
  return spots.sort((a, b) => a.start - b.start);
}

/** The spot at an offset; the shorter one where two overlap. */
export function spotAt(spots: readonly Spot[], offset: number): Spot | undefined {
  return spots
    .filter(({ start, length }) => offset >= start && offset <= start + length)
    .sort((a, b) => a.length - b.length)[0];
}

/** The index of the spot that a key moves to; undefined for other keys. */
export function nextSpot(
  key: string,
  current: number,
  spots: readonly Spot[],
  code: string,
): number | undefined {
  const last = spots.length - 1;
  if (key === 'ArrowRight') return Math.min(current + 1, last);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const lines = spots.map(({ start }) => code.slice(0, start).split('\n').length);
  const line = lines[current] ?? 0;
  if (key === 'ArrowDown')
    return Math.max(
      current,
      lines.findIndex((other) => other > line),
    );
  const above = lines.findLast((other) => other < line);
  return above === undefined ? current : lines.indexOf(above);
}
