import { type Classification, classifySet } from 'run-examples/classify';
import type { ExampleSet, SetRun } from './example.ts';
import { filesOfSet } from './groupSets.ts';

/** The format in which a set runs in the page, or the reason why it doesn't. */
export function classifyExample(set: ExampleSet, runs: readonly SetRun[]): Classification {
  const fences = set.blocks.map(({ fence }) => fence);
  const noPage = fences.find((fence) => fence.noPage)?.noPage;
  const env: Record<string, string> = Object.assign({}, ...fences.map((fence) => fence.env));
  const files = filesOfSet(set).map(({ code, fence }) => ({ path: fence.title ?? '', code }));
  return classifySet({ files, runs, env, ...(noPage && { noPage }) });
}
