import type { TestStatus } from '../../contract';
import type { RunText } from '../RunText';
import { outcomeNotice } from './outcomeNotice';
import { countStatuses, type StatusCounts } from './runResults';
import type { RunState } from './runState';

/** Failures first, as in the terminal. */
const ORDER: readonly TestStatus[] = ['fail', 'pass', 'skip', 'todo'];

interface TallyPart {
  readonly status: TestStatus;
  readonly text: string;
}

/** The kinds that occur, as text: `1 failed`, `2 passed`. */
export function tallyParts(counts: StatusCounts, text: RunText): TallyPart[] {
  return ORDER.filter((status) => counts[status] > 0).map((status) => ({
    status,
    text: text.tally.of(counts[status], text.count[status]),
  }));
}

/** One sentence for all: `1 failed, 2 passed`. */
function tallySentence(counts: StatusCounts, text: RunText): string {
  const parts = tallyParts(counts, text).map((part) => part.text);
  return parts.length === 0 ? text.nothingRan : parts.join(text.tally.between);
}

export interface RunStatus {
  /** `busy` while it runs, `none` if there's no result. */
  readonly mark: TestStatus | 'busy' | 'none';
  readonly sentence: string;
}

/** Summarizes a run in one sentence, for the header of the results and for screen readers. */
export function runStatus(state: RunState, text: RunText): RunStatus {
  const { phase, outcome, results } = state;
  if (phase === 'preparing') return { mark: 'busy', sentence: text.preparing };
  if (!outcome) return { mark: 'busy', sentence: text.running };
  if (outcome.kind === 'done') {
    const { exit, counts } = outcome.summary;
    return { mark: exit === 0 ? 'pass' : 'fail', sentence: tallySentence(counts, text) };
  }
  const parts = [
    outcomeNotice(outcome, text)?.title,
    ...(results.tests.size > 0 ? [tallySentence(countStatuses(results.tests.values()), text)] : []),
  ];
  return { mark: outcome.kind === 'stopped' ? 'none' : 'fail', sentence: parts.join(' · ') };
}

/** Same format as Rstest: `4ms`, `1.20s`. */
export function formatDuration(ms: number): string {
  const whole = Math.round(ms);
  return whole < 1000 ? `${whole}ms` : `${(ms / 1000).toFixed(2)}s`;
}
