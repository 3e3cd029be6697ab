import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FACTS_FILE, readFacts } from '../../content/facts/facts.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { readAddedIn } from './addedIn.ts';
import { checkFactsRecord, factsRecord, formatFacts } from './factsRecord.ts';
import { readInstalledFacts } from './installedFacts.ts';

/**
 * Renews docs/data/facts.json if it doesn't have the facts of the installed package. When options and
 * names were added is read from the releases. Returns the exit code: 1 if these lack the installed version.
 */
export async function factsCommand(
  root: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const installed = await readInstalledFacts(root);
  const addedIn = readAddedIn(root);
  const { package: name, version } = installed;
  if (addedIn.versions.at(-1) !== version) {
    printError(`the releases lack ${name} ${version}: run npm run upgrade -- releases`);
    return 1;
  }
  if (checkFactsRecord(readFacts(root), installed, addedIn).length === 0) {
    print(`${FACTS_FILE} is up to date.`);
    return 0;
  }
  const facts = factsRecord(installed, addedIn);
  await mkdir(path.join(root, path.dirname(FACTS_FILE)), { recursive: true });
  await writeFile(path.join(root, FACTS_FILE), formatFacts(facts));
  const counts = [facts.options, facts.names].map((part) => Object.keys(part).length);
  print(`${FACTS_FILE}: ${counts[0]} options and ${counts[1]} names of ${name} ${version}.`);
  return 0;
}
