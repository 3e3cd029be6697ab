import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedSet } from './checkedSet.ts';
import type { TypeProblem } from './typeCheck.ts';

/** Type-checks sets in a separate process, see `typeCheck.ts`. */
export function startTypeCheck(root: string, sets: readonly CheckedSet[]): Promise<TypeProblem[]> {
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
