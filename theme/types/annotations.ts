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
    const around = errors.filter(
      (error) => start >= error.start && start < error.start + error.length,
    );
    const messages = around.map(({ message }) => message);
    if (entry) annotations.push({ start, length, entry, errors: messages });
  }
  for (const { start, length, message } of errors) {
    const isShown = annotations.some((annotation) => annotation.errors.includes(message));
    if (!isShown) annotations.push({ start, length, errors: [message] });
  }
  return annotations.sort((a, b) => a.start - b.start);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** The index, out of `count`, that an arrow key moves to; undefined for other keys. */
export function nextAnnotation(key: string, current: number, count: number): number | undefined {
  const step = STEPS[key];
  return step === undefined ? undefined : Math.min(Math.max(current + step, 0), count - 1);
}
