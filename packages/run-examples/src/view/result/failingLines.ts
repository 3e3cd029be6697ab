import type { RunError } from '../../contract';
import type { Changes } from '../share/sharedCode';
import type { RunState } from './runState';

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
