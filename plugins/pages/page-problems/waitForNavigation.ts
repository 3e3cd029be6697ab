import { setTimeout as pause } from 'node:timers/promises';
import { checkEntries } from '../../../content/navigation/checkNavigation.ts';
import { problemsError } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';

/** The time between two attempts to read the files, in milliseconds. */
const INTERVAL = 300;

/**
 * Resolves when Rspress can read all `_meta.json` and `_nav.json` files in the folder `docs`, because the
 * development server can't start with invalid ones. Until then, prints their problems, and prints them
 * again when they change.
 */
export async function waitForNavigation(
  root: string,
  docs: string,
  print: (text: string) => void,
): Promise<void> {
  let printed = '';
  for (;;) {
    const problems = checkEntries(root, readPages(root, { docs }));
    if (problems.length === 0) return;
    const { message } = problemsError(problems, root);
    if (message !== printed) print(`${message}\nThe server starts when this is fixed.`);
    printed = message;
    await pause(INTERVAL);
  }
}
