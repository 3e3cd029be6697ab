import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem } from '../../content/problem.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import {
  ADDRESSES_FILE,
  formatAddressList,
  type PublishedPage,
  type SiteLanguages,
} from './address.ts';
import { newAddresses } from './checkAddresses.ts';
import { readAddresses } from './readAddresses.ts';

/**
 * Adds new pages and headings to the list of addresses. Returns the exit code: 1 if an address that the
 * site had is gone. The list isn't written then: a new address may be that one, renamed by mistake.
 */
export function addressesCommand(root: string, { print, printError }: CommandStreams): 0 | 1 {
  const { languages, listed, problems } = readAddresses(root);
  if (problems.length > 0) {
    for (const problem of problems) printError(formatProblem(problem));
    printError(`${ADDRESSES_FILE} wasn't changed.`);
    return 1;
  }
  const { size } = newAddresses(listed, languages);
  if (size > 0) {
    const text = formatAddressList(completeList(listed, languages));
    writeFileSync(path.join(root, ADDRESSES_FILE), text);
  }
  print(size > 0 ? `${size} new in ${ADDRESSES_FILE}.` : 'All addresses work, and none are new.');
  return 0;
}

/** The list with what's new on pages at the end of their lines. Nothing is moved or removed. */
function completeList(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
): Omit<PublishedPage, 'line'>[] {
  const ids = new Map<string, readonly string[]>(listed.map((page) => [page.route, page.ids]));
  for (const [route, current] of [...languages.values()].flatMap((pages) => [...pages])) {
    ids.set(route, [...new Set([...(ids.get(route) ?? []), ...current])]);
  }
  return [...ids].map(([route, all]) => ({ route, ids: all }));
}
