import type { RunError } from '../../contract';
import type { Changes } from '../share/sharedCode';
import type { RunState } from './runState';

export type LinesByFile = ReadonlyMap<string, ReadonlySet<number>>;

/** The lines at which something failed, by file: each error's innermost place. */
export function failingLines(state: RunState): LinesByFile {
  const lines = new Map<string, Set<number>>();
  for (const error of errorsOf(state)) {
    const [place] = error.places;
    if (!place) continue;
    lines.set(place.path, (lines.get(place.path) ?? new Set()).add(place.line));
  }
  return lines;
}

/** Without the files that are other than they were when they ran: their lines have moved. */
export function unmovedLines(lines: LinesByFile, ran: Changes, now: Changes): LinesByFile {
  return new Map([...lines].filter(([path]) => ran[path] === now[path]));
}

function errorsOf({ tests, files, outcome }: RunState): RunError[] {
  const failed = [...tests.filter(({ status }) => status === 'fail'), ...files];
  return [...failed.flatMap(({ errors }) => errors), ...outcomeErrors(outcome)];
}

function outcomeErrors(outcome: RunState['outcome']): readonly RunError[] {
  if (outcome?.kind === 'done') return outcome.summary.unhandled;
  if (outcome?.kind !== 'problem') return [];
  if (outcome.problem.kind === 'syntax') return [outcome.problem.error];
  if (outcome.problem.kind !== 'import') return [];
  return [{ name: '', message: '', places: [outcome.problem.place] }];
}
