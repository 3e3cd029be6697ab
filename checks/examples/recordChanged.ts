import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from '../../content/listPages.ts';
import { changedPages, installedVersion } from './changedPages.ts';
import { checkExamples } from './checkExamples.ts';
import { EXAMPLES_FILE, manifestText } from './exampleRecord.ts';
import type { CommandStreams } from './examplesCommand.ts';
import { formatExampleProblem } from './locateInPage.ts';

/**
 * Runs the examples of pages that differ from the recorded results, updates the output that these pages
 * show, and records the results. If examples fail, nothing is recorded. Returns the exit code.
 */
export async function recordChanged(
  root: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const { pages, unchanged, isAnyGone } = await changedPages(root, listPages(root));
  if (pages.length === 0 && !isAnyGone) {
    print('No examples have changed.');
    return 0;
  }
  const rstestVersion = await installedVersion(root);
  const run = (write: boolean) =>
    checkExamples({ root, pages, complete: false, write, rstestVersion });
  const first = await run(true);
  for (const block of first.written) print(`wrote ${block}`);
  // The pages now show another output, with which they're recorded.
  const { problems, manifest } = first.written.length > 0 ? await run(false) : first;
  if (problems.length > 0) {
    for (const problem of problems) printError(formatExampleProblem(problem));
    printError(`${EXAMPLES_FILE} wasn't changed, because examples fail.`);
    return 1;
  }
  const results = Object.entries({ ...unchanged, ...manifest.pages });
  const sorted = results.sort(([a], [b]) => (a < b ? -1 : 1));
  const whole = { rstest: rstestVersion, pages: Object.fromEntries(sorted) };
  await writeFile(path.join(root, EXAMPLES_FILE), manifestText(whole));
  print(`${EXAMPLES_FILE}: the results of ${pages.length} changed pages recorded.`);
  return 0;
}
