import { availableParallelism } from 'node:os';
import type { ExampleSet } from './example.ts';
import { canShareProcess } from './groupSets.ts';
import { type RunOfSet, runExampleSet } from './runExampleSet.ts';
import { runTogether } from './runTogether.ts';
import type { Workspace } from './workspace.ts';

/** Runs all sets: in a shared process if possible, otherwise in separate ones, a few at a time. */
export async function runExampleSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<RunOfSet[]> {
  const results = new Map<ExampleSet, RunOfSet>();
  const shared = sets.filter(canShareProcess);
  if (shared.length > 1) {
    for (const set of await runTogether(workspace, shared)) {
      results.set(set, { set, problems: [], corrections: [] });
    }
  }
  // A set that failed in the shared process may pass on its own, or report more details.
  const alone = sets.filter((set) => !results.has(set));
  await eachOf(alone, availableParallelism(), async (set) => {
    results.set(set, await runExampleSet(workspace, set));
  });
  return sets.flatMap((set) => results.get(set) ?? []);
}

async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
