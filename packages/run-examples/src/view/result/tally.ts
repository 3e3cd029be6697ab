import type { TestStatus } from '../../contract';
import type { RunText } from '../RunText';

export type Counts = Readonly<Record<TestStatus, number>>;

/** Failures first, as in the terminal. */
const ORDER: readonly TestStatus[] = ['fail', 'pass', 'skip', 'todo'];

export interface TallyPart {
  readonly status: TestStatus;
  readonly text: string;
}

/** The kinds that occur, as text: `1 failed`, `2 passed`. */
export function tallyParts(counts: Counts, text: RunText): TallyPart[] {
  return ORDER.filter((status) => counts[status] > 0).map((status) => ({
    status,
    text: text.tally.of(counts[status], text.count[status]),
  }));
}

export function totalOf(counts: Counts): number {
  return ORDER.reduce((sum, status) => sum + counts[status], 0);
}

/** One sentence for all: `1 failed, 2 passed`. */
export function tallySentence(counts: Counts, text: RunText): string {
  const parts = tallyParts(counts, text).map((part) => part.text);
  return parts.length === 0 ? text.nothingRan : parts.join(text.tally.between);
}
