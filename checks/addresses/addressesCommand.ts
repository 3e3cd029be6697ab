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
 * Adds new pages and headings to the list of addresses. Returns the exit code. If there are problems,
 * such as a listed address that no longer works, leaves the list as it is and returns 1: a new address
 * may be the missing one, renamed by mistake.
 */
export function addressesCommand(root: string, { print, printError }: CommandStreams): 0 | 1 {
  const { languages, listed, problems } = readAddresses(root);
  if (problems.length > 0) {
    for (const problem of problems) printError(formatProblem(problem));
    printError(`${ADDRESSES_FILE} wasn't changed.`);
    return 1;
  }
  const newCount = newAddresses(listed, languages).size;
  if (newCount === 0) {
    print('All addresses work, and none are new.');
    return 0;
  }
  const text = formatAddressList(completeList(listed, languages));
  writeFileSync(path.join(root, ADDRESSES_FILE), text);
  print(`${newCount} new in ${ADDRESSES_FILE}.`);
  return 0;
}

/** Adds new pages, and new headings at the end of their page's line. Moves and removes nothing. */
function completeList(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
): Omit<PublishedPage, 'line'>[] {
  const idsByRoute = new Map(listed.map(({ route, ids }) => [route, new Set(ids)]));
  for (const [route, currentIds] of [...languages.values()].flatMap((pages) => [...pages])) {
    idsByRoute.set(route, new Set([...(idsByRoute.get(route) ?? []), ...currentIds]));
  }
  return [...idsByRoute].map(([route, ids]) => ({ route, ids: [...ids] }));
}
