import { checkedSets, slashes } from './checkedSets.ts';
import type { ExampleSet } from './example.ts';
import type { ExampleProblem } from './locateInPage.ts';
import { locateInPage } from './locateInPage.ts';
import { checkTypes } from './typeCheck.ts';
import type { Workspace } from './workspace.ts';

/** Type-checks the code of all sets and maps the problems to the pages. */
export async function typeCheckSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleProblem[]> {
  const typed = checkedSets(workspace, sets);
  const byFolder = new Map(typed.map(({ set, checked }) => [checked.folder, set]));
  const checked = typed.map((each) => each.checked);
  if (checked.length === 0) return [];
  const problems = await checkTypes(slashes(workspace.root), checked);
  return problems.flatMap(({ folder, title, line, message }) => {
    const set = byFolder.get(folder);
    const first = set?.blocks[0];
    return set && first ? [locateInPage(set, [{ title, line }], message, first)] : [];
  });
}
