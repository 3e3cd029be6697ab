import type { RunError, RunOutcome, RunProblem, UnavailableReason } from '../../contract';
import type { RunText } from '../RunText';

/** A message about a run in addition to its results. */
export interface OutcomeNotice {
  readonly title: string;
  readonly help?: string;
  /** Has a location, or details that aren't in the page's language. */
  readonly error?: RunError;
  /** What the reader can do. */
  readonly action?: 'retry' | 'reload';
}

/** Undefined if the results say everything. */
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
  // The message is in English; a reason is translated.
  if (reason === undefined) {
    return { title, error: { name: '', message, locations: [] }, action: 'retry' };
  }
  const action = needsReload(reason) ? 'reload' : 'retry';
  return { title, help: text.unavailableHelp[reason], action };
}

/** Whether only a reload of the page can help, not another try. */
function needsReload(reason: UnavailableReason): boolean {
  return reason === 'outdated' || reason === 'stalled';
}
