import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CheckedSet, checkedSets, slashes } from './checkedSets.ts';
import type { ExampleSet } from './example.ts';
import { type ExampleProblem, locateInPage } from './locateInPage.ts';
import type { TypeProblem } from './typeCheck.ts';
import type { Workspace } from './workspace.ts';

/** Type-checks the code of all sets and maps the problems to the pages. */
export async function typeCheckSets(
  workspace: Workspace,
  sets: readonly ExampleSet[],
): Promise<ExampleProblem[]> {
  const typed = checkedSets(workspace, sets);
  const byFolder = new Map(typed.map(({ set, checked }) => [checked.folder, set]));
  const checked = typed.map((each) => each.checked);
  const problems = await startTypeCheck(slashes(workspace.root), checked);
  return problems.flatMap(({ folder, title, line, message }) => {
    const set = byFolder.get(folder);
    const first = set?.blocks[0];
    return set && first ? [locateInPage(set, [{ title, line }], message, first)] : [];
  });
}

/** Type-checks sets in a separate process, see `typeCheck.ts`. */
function startTypeCheck(root: string, sets: readonly CheckedSet[]): Promise<TypeProblem[]> {
  if (sets.length === 0) return Promise.resolve([]);
  return new Promise((resolve, reject) => {
    const entry = fileURLToPath(new URL('./typeCheckProcess.ts', import.meta.url));
    const child = fork(entry, { cwd: path.dirname(entry), execArgv: ['--import', 'tsx'] });
    let answered = false;
    child.once('message', (problems) => {
      answered = true;
      resolve(problems as TypeProblem[]);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (!answered) reject(new Error(`the type check exited with code ${code} and no result`));
    });
    child.send({ root, sets });
  });
}
