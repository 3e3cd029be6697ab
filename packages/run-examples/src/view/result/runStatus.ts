import type { TestStatus } from '../../contract';
import type { RunText } from '../RunText';
import { outcomeNotice } from './outcomeNotice';
import type { RunState } from './runState';
import { tallySentence } from './tally';

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
    ...(results.tests.size > 0 ? [tallySentence(results.testCounts, text)] : []),
  ];
  return { mark: outcome.kind === 'stopped' ? 'none' : 'fail', sentence: parts.join(' · ') };
}
