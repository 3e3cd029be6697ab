import type { SearchOutcome } from './SearchSession';

/** The outcome of a search, in which a query for commands ends with the number of commands. */
export function outcomeWithCommands(outcome: SearchOutcome | undefined, count: number) {
  if (outcome?.kind !== 'commands') return outcome;
  return count > 0
    ? { ...outcome, kind: 'results' as const, count }
    : { ...outcome, kind: 'nothing' as const, suggestions: [] };
}
