import type { FileResult, LogLine, RunEvent, RunOutcome, TestResult } from '../../contract';

/** More than a reader looks through; an endless `console.log` shall not fill the page. */
export const MOST_LOGS = 100;

export interface RunState {
  /** `idle`: never run. `preparing`: what runs examples is on its way. */
  readonly phase: 'idle' | 'preparing' | 'running' | 'ended';
  readonly tests: readonly TestResult[];
  readonly files: readonly FileResult[];
  readonly logs: readonly LogLine[];
  /** How many lines of output came beyond `MOST_LOGS`. */
  readonly lostLogs: number;
  readonly outcome?: RunOutcome;
  /** What is shown is the run's before: nothing has come from this one yet. */
  readonly stale: boolean;
}

export type RunAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'events'; readonly events: readonly RunEvent[] }
  | { readonly kind: 'end'; readonly outcome: RunOutcome }
  | { readonly kind: 'forget' };

const NOTHING = { tests: [], files: [], logs: [], lostLogs: 0, stale: false } as const;

export const IDLE: RunState = { ...NOTHING, phase: 'idle' };

/** Results of the run before stay until the first of the new one comes, so that nothing jumps. */
export function nextRunState(state: RunState, action: RunAction): RunState {
  switch (action.kind) {
    case 'start':
      return { ...state, phase: 'preparing', stale: state.phase !== 'idle', outcome: undefined };
    case 'events':
      return action.events.reduce(withEvent, fresh(state));
    case 'end':
      return { ...fresh(state), phase: 'ended', outcome: action.outcome };
    case 'forget':
      return IDLE;
  }
}

function fresh(state: RunState): RunState {
  const kept = state.stale ? NOTHING : state;
  return { ...state, ...kept, stale: false, phase: 'running' };
}

function withEvent(state: RunState, event: RunEvent): RunState {
  switch (event.kind) {
    case 'test':
      return { ...state, tests: replaced(state.tests, event.test, ({ id }) => id) };
    case 'file':
      return { ...state, files: replaced(state.files, event.file, ({ path }) => path) };
    case 'log':
      return state.logs.length < MOST_LOGS
        ? { ...state, logs: [...state.logs, event.log] }
        : { ...state, lostLogs: state.lostLogs + 1 };
  }
}

/** The newer of two with one name takes the older one's place. */
function replaced<T>(all: readonly T[], item: T, nameOf: (item: T) => string): readonly T[] {
  const at = all.findIndex((other) => nameOf(other) === nameOf(item));
  return at === -1 ? [...all, item] : all.map((other, index) => (index === at ? item : other));
}
