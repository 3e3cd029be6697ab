import type { RunError, RunFile, RunOutcome } from '../../contract';
import { noResults, type RunResults } from './runResults';

export interface RunState {
  /** `idle`: never run. `preparing`: the sandbox is loading. */
  readonly phase: 'idle' | 'preparing' | 'running' | 'ended';
  /** Mutable; every change creates a new state. */
  readonly results: RunResults;
  /** Whether the results are from the previous run because this one has none yet. */
  readonly stale: boolean;
  readonly outcome?: RunOutcome;
}

export type RunAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'results'; readonly results: RunResults }
  | { readonly kind: 'end'; readonly results: RunResults; readonly outcome: RunOutcome }
  | { readonly kind: 'close' };

export const IDLE: RunState = { phase: 'idle', results: noResults(), stale: false };

/** Keeps the previous results until the first new ones arrive, so that the layout doesn't jump. */
export function nextRunState(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'start':
      return { phase: 'preparing', results: state.results, stale: state.phase !== 'idle' };
    case 'results':
      return { phase: 'running', results: action.results, stale: false };
    case 'end':
      return {
        phase: 'ended',
        results: action.results,
        stale: false,
        outcome: action.outcome,
      };
    case 'close':
      return IDLE;
  }
}

export type LinesByFile = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The lines that failed, by file: the innermost location of each error. Leaves out files that aren't
 * in `files` as they ran, because their lines have moved.
 */
export function failingLines(
  { results, outcome }: RunState,
  files: readonly RunFile[],
): LinesByFile {
  const now = new Map(files.map(({ path, code }) => [path, code]));
  const unmoved = new Set(
    results.ran.filter(({ path, code }) => now.get(path) === code).map(({ path }) => path),
  );
  const lines = new Map<string, Set<number>>();
  const all = [...results.tests.values(), ...results.files.values()];
  for (const error of [...all.flatMap(({ errors }) => errors), ...outcomeErrors(outcome)]) {
    const [location] = error.locations;
    if (!location || !unmoved.has(location.path)) continue;
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
