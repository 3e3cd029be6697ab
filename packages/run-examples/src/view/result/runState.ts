import type { RunError, RunOutcome } from '../../contract';
import type { Changes } from '../share/sharedCode';
import { RunResults } from './runResults';

export interface RunState {
  /** `idle`: never run. `preparing`: the sandbox is loading. */
  readonly phase: 'idle' | 'preparing' | 'running' | 'ended';
  /** Mutable; every change creates a new state. */
  readonly results: RunResults;
  /** Whether the results are from the previous run because this one has none yet. */
  readonly stale: boolean;
  readonly outcome?: RunOutcome;
  /** How many slices of the results are shown. */
  readonly slices: number;
}

export type RunAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'results'; readonly results: RunResults }
  | { readonly kind: 'end'; readonly results: RunResults; readonly outcome: RunOutcome }
  | { readonly kind: 'showMore' }
  | { readonly kind: 'close' };

export const IDLE: RunState = {
  phase: 'idle',
  results: new RunResults(),
  stale: false,
  slices: 1,
};

/** Keeps the previous results until the first new ones arrive, so that the layout doesn't jump. */
export function nextRunState(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'start':
      return {
        ...state,
        phase: 'preparing',
        stale: state.phase !== 'idle',
        outcome: undefined,
      };
    case 'results':
      return { ...state, ...resultsOf(state, action.results), phase: 'running' };
    case 'end': {
      const { results, outcome } = action;
      return { ...state, ...resultsOf(state, results), phase: 'ended', outcome };
    }
    case 'showMore':
      return { ...state, slices: state.slices + 1 };
    case 'close':
      return IDLE;
  }
}

/** A new run starts with one slice. */
function resultsOf(state: RunState, results: RunResults) {
  const slices = results === state.results ? state.slices : 1;
  return { results, slices, stale: false };
}

export type LinesByFile = ReadonlyMap<string, ReadonlySet<number>>;

/** How many failed tests have their lines marked; more would mostly mark the same lines. */
const MARKED_TESTS = 100;

/** The lines that failed, by file: the innermost location of each error. */
export function failingLines(state: RunState): LinesByFile {
  const lines = new Map<string, Set<number>>();
  for (const error of errorsOf(state)) {
    const [location] = error.locations;
    if (!location) continue;
    lines.set(location.path, (lines.get(location.path) ?? new Set()).add(location.line));
  }
  return lines;
}

/** Without files that changed since the run, because their lines have moved. */
export function unmovedLines(lines: LinesByFile, ran: Changes, now: Changes): LinesByFile {
  return new Map([...lines].filter(([path]) => ran[path] === now[path]));
}

function* errorsOf({ results, outcome }: RunState): Iterable<RunError> {
  let tests = 0;
  for (const { test } of results.failedTests) {
    if (tests === MARKED_TESTS) break;
    tests += 1;
    yield* test.errors;
  }
  for (const { result } of results.failedFiles) yield* result?.errors ?? [];
  yield* outcomeErrors(outcome);
}

function outcomeErrors(outcome: RunState['outcome']): readonly RunError[] {
  if (outcome?.kind === 'done') return outcome.summary.unhandled;
  if (outcome?.kind !== 'problem') return [];
  if (outcome.problem.kind === 'syntax') return [outcome.problem.error];
  if (outcome.problem.kind !== 'import') return [];
  return [{ name: '', message: '', locations: [outcome.problem.location] }];
}
