import type { ExampleSet, SetRun } from '../examples/example.ts';
import { filesOf } from '../examples/groupSets.ts';
import { type Classification, classifySet } from './classify/classifySet.ts';

/** The place of a set of a page, or why it has none. */
export function classifyExample(set: ExampleSet, runs: readonly SetRun[]): Classification {
  const fences = set.blocks.map(({ fence }) => fence);
  const noPage = fences.find((fence) => fence.noPage)?.noPage;
  const env: Record<string, string> = Object.assign({}, ...fences.map((fence) => fence.env));
  const files = filesOf(set).map(({ code, fence }) => ({ path: fence.title ?? '', code }));
  return classifySet({ files, runs, env, ...(noPage && { noPage }) });
}
