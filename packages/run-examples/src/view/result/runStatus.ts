import type { RunError, RunOutcome, RunProblem, TestStatus } from '../../contract';
import type { RunText } from '../RunText';
import { countStatuses, type StatusCounts } from './runResults';
import type { RunState } from './runState';

/** Failures first, as in the terminal. */
const ORDER: readonly TestStatus[] = ['fail', 'pass', 'skip', 'todo'];

interface TallyPart {
  readonly status: TestStatus;
  readonly text: string;
}

/** A text for each status that occurs: `1 failed`, `2 passed`. */
export function tallyParts(counts: StatusCounts, text: RunText): TallyPart[] {
  return ORDER.filter((status) => counts[status] > 0).map((status) => ({
    status,
    text: text.tally.of(counts[status], text.count[status]),
  }));
}

/** The texts of all statuses together: `1 failed, 2 passed`. */
function tallySentence(counts: StatusCounts, text: RunText): string {
  const parts = tallyParts(counts, text).map((part) => part.text);
  return parts.length === 0 ? text.nothingRan : parts.join(text.tally.between);
}

export interface RunStatus {
  /** `busy` before the run has ended, `none` if it was stopped. */
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

/** As Rstest writes less than ten seconds: `4ms`, `1.20s`. */
export function formatDuration(ms: number): string {
  const whole = Math.round(ms);
  return whole < 1000 ? `${whole}ms` : `${(ms / 1000).toFixed(2)}s`;
}

/** A message about a run in addition to its results. */
export interface OutcomeNotice {
  readonly title: string;
  readonly help?: string;
  /** Shown if it has a location, or details that aren't in the page's language. */
  readonly error?: RunError;
  /** The action that may help. */
  readonly action?: 'retry' | 'reload';
}

/** The notice about an outcome; undefined for a complete run, whose results are enough. */
export function outcomeNotice(outcome: RunOutcome, text: RunText): OutcomeNotice | undefined {
  switch (outcome.kind) {
    case 'done':
      return undefined;
    case 'stopped':
      return { title: text.stopped, help: text.stoppedHelp };
    case 'timeLimit': {
      const seconds = Math.round(outcome.limitMs / 1000);
      return { title: text.timeLimit(seconds), help: text.timeLimitHelp };
    }
    case 'messageLimit':
      return { title: text.messageLimit, help: text.messageLimitHelp(outcome.limit) };
    case 'problem':
      return problemNotice(outcome.problem, text);
  }
}

function problemNotice(problem: RunProblem, text: RunText): OutcomeNotice {
  switch (problem.kind) {
    case 'syntax':
      return { title: text.syntax, error: problem.error };
    case 'import': {
      const message = text.importHelp(problem.specifier);
      return { title: text.import, error: { name: '', message, locations: [problem.location] } };
    }
    case 'noTests':
      return { title: text.noTests, help: text.noTestsHelp };
    case 'unavailable':
      return unavailableNotice(problem, text);
  }
}

function unavailableNotice(
  { reason, message }: Extract<RunProblem, { kind: 'unavailable' }>,
  text: RunText,
): OutcomeNotice {
  const title = text.unavailable;
  // Without a reason, which has a translated text, the message in English is shown.
  if (reason === undefined) {
    return { title, error: { name: '', message, locations: [] }, action: 'retry' };
  }
  // A retry would fail again, because only a reload requests these files again.
  const action = reason === 'outdated' || reason === 'stalled' ? 'reload' : 'retry';
  return { title, help: text.unavailableHelp[reason], action };
}
