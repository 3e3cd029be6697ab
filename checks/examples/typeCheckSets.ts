import type { CheckedSet } from './checkedSet.ts';
import type { ExampleSet } from './example.ts';
import type { ExampleProblem } from './exampleProblem.ts';
import { locateInPage } from './locateInPage.ts';
import { startTypeCheck } from './startTypeCheck.ts';
import type { Workspace } from './workspace.ts';
import { setFolder } from './writeSets.ts';

/** Type-checks the code of all sets and maps the problems to the pages. */
export async function typeCheckSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleProblem[]> {
  const named = sets.map(withTitles).filter(({ blocks }) => blocks.length > 0);
  const byFolder = new Map(named.map((set) => [slashes(setFolder(workspace, set)), set]));
  const checked = [...byFolder].map(([folder, { blocks }]): CheckedSet => {
    const files = blocks.map(({ fence, code }) => [fence.title ?? '', code]);
    return { folder, files: Object.fromEntries(files) };
  });
  const problems = await startTypeCheck(slashes(workspace.root), checked);
  return problems.flatMap(({ folder, title, line, message }) => {
    const set = byFolder.get(folder);
    const first = set?.blocks[0];
    return set && first ? [locateInPage(set, [{ title, line }], message, first)] : [];
  });
}

/** The files of a set for the compiler; untitled `check` blocks get generated names. */
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

function slashes(file: string): string {
  return file.replaceAll('\\', '/');
}
