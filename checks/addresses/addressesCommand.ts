import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatProblem } from '../../content/problem.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { ADDRESSES_FILE, completeList, formatAddressList } from './addressList.ts';
import { checkUnlisted } from './checkAddresses.ts';
import { readAddresses } from './readAddresses.ts';

const USAGE = `Checks that all addresses the site ever had still work.

  npm run addresses              lists what's gone and what's new
  npm run addresses -- --write   adds what's new to ${ADDRESSES_FILE}`;

/** `npm run addresses`. Returns the exit code. Doesn't write the list if there are problems. */
export async function addressesCommand(
  root: string,
  args: readonly string[],
  { print, printError }: CommandStreams,
): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg !== '--write');
  if (unknown) {
    printError(`Unknown argument ${unknown}.\n\n${USAGE}`);
    return 1;
  }
  const { languages, listed, problems } = await readAddresses(root);
  const fresh = checkUnlisted(listed, languages);
  const wrong = args.includes('--write') ? problems : [...problems, ...fresh];
  if (wrong.length > 0) {
    for (const problem of wrong) printError(formatProblem(problem));
    if (args.includes('--write')) printError(`${ADDRESSES_FILE} wasn't changed.`);
    return 1;
  }
  if (fresh.length > 0) {
    const text = formatAddressList(completeList(listed, languages));
    await writeFile(path.join(root, ADDRESSES_FILE), text);
    print(`${fresh.length} new in ${ADDRESSES_FILE}.`);
  } else print('All addresses work, and there are no new ones.');
  return 0;
}
