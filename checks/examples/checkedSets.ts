import type { CheckedSet } from './checkedSet.ts';
import type { ExampleSet } from './example.ts';
import type { Workspace } from './workspace.ts';
import { setFolder } from './writeSets.ts';

/** A set as the compiler gets it. */
interface TypedSet {
  /** With a title for each of its blocks, which are those that are checked. */
  readonly set: ExampleSet;
  readonly checked: CheckedSet;
}

/** The sets that have code to check. The workspace's folder is only a place in memory. */
export function checkedSets(
  workspace: Pick<Workspace, 'base'>,
  sets: readonly ExampleSet[],
): TypedSet[] {
  return sets
    .map(withTitles)
    .filter(({ blocks }) => blocks.length > 0)
    .map((set) => {
      const files = set.blocks.map(({ fence, code }) => [fence.title ?? '', code]);
      const folder = slashes(setFolder(workspace, set));
      return { set, checked: { folder, files: Object.fromEntries(files) } };
    });
}

/** Untitled `check` blocks get generated names. */
function withTitles({ name, blocks }: ExampleSet): ExampleSet {
  return {
    name,
    blocks: blocks.flatMap((block) => {
      const { kind, title } = block.fence;
      if (kind !== 'run' && kind !== 'check') return [];
      const file = title ?? `check-${block.index}.${block.lang}`;
      return [{ ...block, fence: { ...block.fence, title: file } }];
    }),
  };
}

export function slashes(file: string): string {
  return file.replaceAll('\\', '/');
}
