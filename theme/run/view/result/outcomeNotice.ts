import type { RunError, RunOutcome, RunProblem } from '../../contract';
import type { RunText } from '../words/runText';

/** What is said of a run beside its results. */
export interface OutcomeNotice {
  readonly title: string;
  readonly help?: string;
  /** Leads to its line. */
  readonly error?: RunError;
  /** Trying once more may help. */
  readonly retry?: boolean;
}

/** Undefined where the results say everything. */
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
    case 'problem':
      return problemNotice(outcome.problem, text);
  }
}

function problemNotice(problem: RunProblem, text: RunText): OutcomeNotice {
  switch (problem.kind) {
    case 'syntax':
      return { title: text.syntax, error: problem.error };
    case 'import':
      return {
        title: text.import,
        error: {
          name: '',
          message: text.importHelp(problem.specifier),
          places: [problem.place],
        },
      };
    case 'noTests':
      return { title: text.noTests, help: text.noTestsHelp };
    case 'unavailable':
      return {
        title: text.unavailable,
        help: `${text.unavailableHelp} ${problem.message}`.trim(),
        retry: true,
      };
  }
}
