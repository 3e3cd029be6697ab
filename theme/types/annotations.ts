import type { BlockTypes, TypeEntry, TypeErrorMark } from './pageTypes.ts';

/** A range of a block's code that has a type, errors, or both. */
export interface Annotation {
  /** Offset in UTF-16 code units. */
  readonly start: number;
  readonly length: number;
  readonly entry?: TypeEntry;
  /** The compiler's messages about this code. */
  readonly errors: readonly string[];
}

/** The annotations of a block in order: its names, and errors in code without a name. */
export function annotationsOf(
  { names, errors = [] }: BlockTypes,
  entries: readonly TypeEntry[],
): readonly Annotation[] {
  const annotations: Annotation[] = [];
  const shownErrors = new Set<TypeErrorMark>();
  for (let at = 0; at + 2 < names.length; at += 3) {
    const [start = 0, length = 0, index = -1] = names.slice(at, at + 3);
    const entry = entries[index];
    if (!entry) continue;
    const around = errors.filter(
      (error) => start >= error.start && start < error.start + error.length,
    );
    for (const error of around) shownErrors.add(error);
    annotations.push({ start, length, entry, errors: around.map(({ message }) => message) });
  }
  for (const error of errors) {
    const { start, length, message } = error;
    if (!shownErrors.has(error)) annotations.push({ start, length, errors: [message] });
  }
  return annotations.sort((a, b) => a.start - b.start);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The index, less than `count`, that an arrow key moves to; `undefined` for other keys. */
export function nextAnnotation(key: string, current: number, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(Math.max(current + step, 0), count - 1);
}
