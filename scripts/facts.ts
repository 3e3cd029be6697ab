/**
 * `npm run facts`: says whether docs/data/facts.json still has the facts of the installed package;
 * with `--write`, renews it. For another version than the recorded one, it also looks up in all
 * published versions when options and names were added, which needs the npm registry.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { examineVersions } from '../checks/added-in/examineVersions.ts';
import {
  addedInOf,
  checkFactsRecord,
  factsRecord,
  formatFacts,
} from '../checks/facts/factsRecord.ts';
import { readInstalledFacts } from '../checks/facts/installedFacts.ts';
import { FACTS_FILE, readFacts } from '../content/facts/facts.ts';
import { formatProblem } from '../content/problem.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = await readInstalledFacts(root);
const recorded = readFacts(root);

if (process.argv.includes('--write')) {
  const { package: name, version } = installed;
  const isKnown =
    recorded?.versions.at(-1) === version && installed.names.every((one) => one in recorded.names);
  const addedIn =
    recorded && isKnown
      ? addedInOf(recorded)
      : await examineVersions(root, name, version, (line) => console.log(line));
  const facts = factsRecord(installed, addedIn);
  await mkdir(path.join(root, path.dirname(FACTS_FILE)), { recursive: true });
  await writeFile(path.join(root, FACTS_FILE), formatFacts(facts));
  const counts = [facts.options, facts.names].map((part) => Object.keys(part).length);
  console.log(
    `wrote ${FACTS_FILE}: ${counts[0]} options and ${counts[1]} names of ${name} ${version}`,
  );
} else {
  const problems = checkFactsRecord(recorded, installed);
  for (const problem of problems) console.log(formatProblem(problem));
  if (problems.length === 0) console.log(`${FACTS_FILE} is up to date.`);
  process.exitCode = problems.length;
}
