import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FACTS_FILE, readFacts } from '../../content/facts/facts.ts';
import {
  type AddedInVersions,
  addedInOf,
  checkFactsRecord,
  factsRecord,
  formatFacts,
} from './factsRecord.ts';
import { readInstalledFacts } from './installedFacts.ts';

/** Finds out since which versions the options and names of a package exist. */
export type ExamineVersions = (name: string, version: string) => Promise<AddedInVersions>;

/**
 * Renews docs/data/facts.json if it doesn't have the facts of the installed package. For another version
 * than the recorded one, it also looks up in all published versions when options and names were added,
 * which needs the npm registry.
 */
export async function factsCommand(
  root: string,
  examine: ExamineVersions,
  print: (line: string) => void,
): Promise<void> {
  const installed = await readInstalledFacts(root);
  const recorded = readFacts(root);
  if (checkFactsRecord(recorded, installed).length === 0) {
    print(`${FACTS_FILE} is up to date.`);
    return;
  }
  const { package: name, version } = installed;
  const isKnown =
    recorded?.versions.at(-1) === version && installed.names.every((one) => one in recorded.names);
  const addedIn = recorded && isKnown ? addedInOf(recorded) : await examine(name, version);
  const facts = factsRecord(installed, addedIn);
  await mkdir(path.join(root, path.dirname(FACTS_FILE)), { recursive: true });
  await writeFile(path.join(root, FACTS_FILE), formatFacts(facts));
  const counts = [facts.options, facts.names].map((part) => Object.keys(part).length);
  print(`${FACTS_FILE}: ${counts[0]} options and ${counts[1]} names of ${name} ${version}.`);
}
