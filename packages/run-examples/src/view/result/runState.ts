import type { RunOutcome } from '../../contract';
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
