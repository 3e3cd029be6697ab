import { setTimeout as pause } from 'node:timers/promises';
import { checkEntries } from '../../../content/navigation/checkNavigation.ts';
import { problemsError } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';

/** How often the files are read again, in milliseconds. */
const INTERVAL = 300;

/**
 * Resolves when Rspress can read all `_meta.json` and `_nav.json` files: the development server can't
 * start without them. Until then, prints what's wrong, whenever that changes.
 */
export async function navigationMended(
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
