import type { BlockTypes, TypeEntry } from './pageTypes.ts';

/** A range of a block's code that has a type, errors, or both. */
export interface Annotation {
  /** Offset in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly entry?: TypeEntry;
  /** What the compiler reports here. */
  readonly errors: readonly string[];
}

/** The annotations of a block in order: its names, and errors in code without a name. */
export function annotationsOf(
  { names, errors = [] }: BlockTypes,
  entries: readonly TypeEntry[],
): readonly Annotation[] {
  const annotations: Annotation[] = [];
  for (let at = 0; at + 2 < names.length; at += 3) {
    const [start = 0, length = 0, index = -1] = names.slice(at, at + 3);
    const entry = entries[index];
    const own = errors.filter(
      (error) => start >= error.start && start < error.start + error.length,
    );
    if (entry)
      annotations.push({ start, length, entry, errors: own.map(({ message }) => message) });
  }
  for (const { start, length, message } of errors) {
    const isShown = annotations.some((annotation) => annotation.errors.includes(message));
    if (!isShown) annotations.push({ start, length, errors: [message] });
  }
  return annotations.sort((a, b) => a.start - b.start);
}

/** The annotation at an offset; the shorter one where two overlap. */
export function annotationAt(
  annotations: readonly Annotation[],
  offset: number,
): Annotation | undefined {
  return annotations
    .filter(({ start, length }) => offset >= start && offset <= start + length)
    .sort((a, b) => a.length - b.length)[0];
}

/** The index of the annotation that a key moves to; undefined for other keys. */
export function nextAnnotation(
  key: string,
  current: number,
  annotations: readonly Annotation[],
  code: string,
): number | undefined {
  const last = annotations.length - 1;
  if (key === 'ArrowRight') return Math.min(current + 1, last);
  if (key === 'ArrowLeft') return Math.max(current - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const lines = annotations.map(({ start }) => code.slice(0, start).split('\n').length);
  const line = lines[current] ?? 0;
  if (key === 'ArrowDown')
    return Math.max(
      current,
      lines.findIndex((other) => other > line),
    );
  const above = lines.findLast((other) => other < line);
  return above === undefined ? current : lines.indexOf(above);
}
