import { nearestName } from '../page-data/nearestName.ts';
import { changeLines, compareVersions, type VersionFacts } from './factSet.ts';

const USAGE = `Moves the site to another Rstest and says what that changes.

  npm run upgrade -- 0.12.0

Installs the version, then compares the facts of both, checks the pages against the new one, and
runs every example. It changes package.json and package-lock.json, and no page.`;

/** Packages that are published together with the documented one. */
const COMPANIONS = ['@rstest/coverage-istanbul', '@rstest/coverage-v8'];
const NAME = '@rstest/core';

/** What the command does to the machine; a test puts other things in their place. */
export interface UpgradeSteps {
  readonly installed: () => string;
  /** Releases of a package, oldest first. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  readonly readFacts: () => Promise<VersionFacts>;
  /** Runs a command where its output is seen; gives its exit code. */
  readonly run: (command: string, args: readonly string[]) => Promise<number>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** `npm run upgrade`; gives the exit code: 1 where pages or examples don't hold. */
export async function upgradeCommand(args: readonly string[], steps: UpgradeSteps): Promise<0 | 1> {
  const { print, printError } = steps;
  const [version = '', ...rest] = args;
  if (args.includes('--help') || version === '' || rest.length > 0) {
    (args.includes('--help') ? print : printError)(USAGE);
    return args.includes('--help') ? 0 : 1;
  }
  const refusal = refusalOf(version, await steps.versions(NAME));
  if (refusal !== undefined) {
    printError(`upgrade: ${refusal}`);
    return 1;
  }
  const from = steps.installed();
  const before = await steps.readFacts();
  const install = ['install', '--save-dev', '--save-exact', ...(await packagesOf(version, steps))];
  if ((await steps.run('npm', install)) !== 0) {
    printError(`upgrade: npm ${install.join(' ')} failed; its own message is above`);
    return 1;
  }
  print(`\n${NAME} ${from} → ${version}`);
  const after = await steps.readFacts();
  for (const line of changeLines(compareVersions(before, after))) print(line);
  for (const problem of after.problems) print(`  ! ${problem}; mend plugins/facts`);

  print('\nPages:');
  const pages = await steps.run('npx', ['tsx', 'scripts/checkContent.ts']);
  print('\nExamples and their output:');
  const examples = await steps.run('npm', ['run', '--silent', 'examples']);
  for (const line of closing(pages === 0 && examples === 0)) print(line);
  return pages + examples === 0 ? 0 : 1;
}

function refusalOf(version: string, known: readonly string[]): string | undefined {
  if (known.includes(version)) return undefined;
  const near = nearestName(version, known);
  const hint = near ? `did you mean ${near}?` : `the newest is ${known.at(-1)}`;
  return `${NAME} ${version} is not published; ${hint}`;
}

/** What npm is asked to install; a companion that lacks the version stays as it is. */
async function packagesOf(version: string, { versions, print }: UpgradeSteps): Promise<string[]> {
  const specifiers = [`${NAME}@${version}`];
  for (const companion of COMPANIONS) {
    if ((await versions(companion)).includes(version)) specifiers.push(`${companion}@${version}`);
    else print(`${companion} has no ${version}: it stays as it is.`);
  }
  return specifiers;
}

function closing(holds: boolean): string[] {
  return [
    '',
    holds
      ? 'Every page and example holds.'
      : 'Mend the pages named above; npm run examples -- --write puts in what Rstest prints now.',
    'Then: npm run examples -- --manifest, and npm run added-in.',
    'Changed so far: package.json and package-lock.json. To go back: git checkout -- package.json package-lock.json && npm ci',
  ];
}
