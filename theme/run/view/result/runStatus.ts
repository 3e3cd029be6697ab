import type { TestStatus } from '../../contract';
import type { RunText } from '../words/runText';
import { outcomeNotice } from './outcomeNotice';
import type { RunState } from './runState';
import { countsOf, tallySentence } from './tally';

export interface RunStatus {
  /** `busy` while it runs, `none` where nothing was found out. */
  readonly mark: TestStatus | 'busy' | 'none';
  readonly sentence: string;
}

/** How a run stands, in one sentence: for the head of the results and for screen readers. */
export function runStatus(state: RunState, text: RunText): RunStatus {
  if (state.phase === 'preparing') return { mark: 'busy', sentence: text.preparing };
  if (!state.outcome) return { mark: 'busy', sentence: text.running };
  const notice = outcomeNotice(state.outcome, text);
  const tests = tallySentence(countsOf(state.tests), text);
  if (state.outcome.kind !== 'done') {
    const sentence = state.tests.length > 0 ? `${notice?.title} · ${tests}` : `${notice?.title}`;
    return { mark: state.outcome.kind === 'stopped' ? 'none' : 'fail', sentence };
  }
  const { exit, counts } = state.outcome.summary;
  return { mark: exit === 0 ? 'pass' : 'fail', sentence: tallySentence(counts, text) };
}
