import type { RunError, RunFile, RunOutcome } from '../../contract';
import { noResults, type RunResults } from './runResults';

export interface RunState {
  /** `idle`: never run. `preparing`: the sandbox is loading. */
  readonly phase: 'idle' | 'preparing' | 'running' | 'ended';
  /** Mutable, but every change comes with a new state. */
  readonly results: RunResults;
  /** Whether the results are from the previous run because the current run has none yet. */
  readonly isStale: boolean;
  readonly outcome?: RunOutcome;
}

export type RunAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'results'; readonly results: RunResults }
  | { readonly kind: 'end'; readonly results: RunResults; readonly outcome: RunOutcome }
  | { readonly kind: 'close' };

export const IDLE: RunState = { phase: 'idle', results: noResults(), isStale: false };

/** Keeps the previous results until the first new ones arrive, so that the layout doesn't jump. */
export function nextRunState(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'start':
      return { phase: 'preparing', results: state.results, isStale: state.phase !== 'idle' };
    case 'results':
      return { phase: 'running', results: action.results, isStale: false };
    case 'end': {
      const { results, outcome } = action;
      return { phase: 'ended', results, isStale: false, outcome };
    }
    case 'close':
      return IDLE;
  }
}

export type LinesByFile = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The lines that failed, by file: the innermost location of each error. Leaves out files that have changed
 * since the run, because lines may have moved; `files` are the current ones.
 */
export function failingLines(
  { results, outcome }: RunState,
  files: readonly RunFile[],
): LinesByFile {
  const currentCode = new Map(files.map(({ path, code }) => [path, code]));
  const unchanged = new Set(
    results.ran.filter(({ path, code }) => currentCode.get(path) === code).map(({ path }) => path),
  );
  const lines = new Map<string, Set<number>>();
  const reports = [...results.tests.values(), ...results.files.values()];
  for (const error of [...reports.flatMap(({ errors }) => errors), ...outcomeErrors(outcome)]) {
    const [location] = error.locations;
    if (!location || !unchanged.has(location.path)) continue;
    lines.set(location.path, (lines.get(location.path) ?? new Set()).add(location.line));
  }
  return lines;
}

function outcomeErrors(outcome: RunState['outcome']): readonly RunError[] {
  if (outcome?.kind === 'done') return outcome.summary.unhandled;
  if (outcome?.kind !== 'problem') return [];
  if (outcome.problem.kind === 'syntax') return [outcome.problem.error];
  if (outcome.problem.kind !== 'import') return [];
  return [{ name: '', message: '', locations: [outcome.problem.location] }];
}
