import type { Outcome } from './SearchSession';

/** The outcome of a search, in which a query for commands ends with the number of commands. */
export function outcomeWithCommands(outcome: Outcome | undefined, count: number) {
  if (outcome?.kind !== 'commands') return outcome;
  const { turn, query } = outcome;
  return count > 0
    ? { turn, query, kind: 'results' as const, count }
    : { turn, query, kind: 'nothing' as const, suggestions: [] };
}
