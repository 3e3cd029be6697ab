import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { REDIRECTS_FILE, sitePages } from './address.ts';
import { ADDRESSES_FILE, completeList, formatAddressList } from './addressList.ts';
import { checkNewAddresses } from './checkAddresses.ts';
import { readAddresses, readList } from './readAddresses.ts';
import { shortenRedirects } from './shortenRedirects.ts';

/**
 * Adds new pages and headings to the list of addresses, and updates redirects to pages that have moved
 * again. Returns the exit code: 1 if an address that the site had is gone, and then doesn't write the
 * list, because the new one may be the same in other words.
 */
export async function addressesCommand(
  root: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const moved = await updateRedirects(root);
  if (moved > 0) print(`${moved} lines of ${REDIRECTS_FILE} lead to where their pages have moved.`);
  const { languages, listed, problems } = await readAddresses(root);
  if (problems.length > 0) {
    for (const problem of problems) printError(formatProblem(problem));
    printError(`${ADDRESSES_FILE} wasn't changed.`);
    return 1;
  }
  const fresh = checkNewAddresses(listed, languages);
  if (fresh.length > 0) {
    const text = formatAddressList(completeList(listed, languages));
    await writeFile(path.join(root, ADDRESSES_FILE), text);
    print(`${fresh.length} new in ${ADDRESSES_FILE}.`);
  } else print('All addresses work, and there are no new ones.');
  return 0;
}

/** Returns how many lines of the list of redirects have changed. */
async function updateRedirects(root: string): Promise<number> {
  const languages = sitePages(readPages(root), LANGUAGES);
  const before = await readList(root, REDIRECTS_FILE);
  const { text, changed } = shortenRedirects(before, languages);
  if (changed > 0) await writeFile(path.join(root, REDIRECTS_FILE), text);
  return changed;
}
