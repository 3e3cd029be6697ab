import { FACTS_FILE } from '../../content/facts/facts.ts';
import { nearestName } from '../../content/nearestName.ts';
import { RELEASES_FILE } from '../../content/releases/releases.ts';

const USAGE = `Upgrades the site to another version of Rstest and lists what that changes.

  npm run upgrade -- 0.12.0
  npm run upgrade -- releases --write   # compares all versions, and updates the release pages

Installs the version, then records the releases and the facts, checks the pages, and runs all examples.
It changes package.json, package-lock.json, ${RELEASES_FILE}, and ${FACTS_FILE}, but no pages.`;

/** Packages that are published together with the documented one. */
const COMPANIONS = ['@rstest/coverage-istanbul', '@rstest/coverage-v8'];
const NAME = '@rstest/core';

/** The command's side effects, which tests replace. */
interface UpgradeSteps {
  readonly installed: () => string;
  /** Published versions of a package, oldest first. */
  readonly versions: (name: string) => Promise<readonly string[]>;
  /** Runs a command with visible output. Resolves to its exit code. */
  readonly run: (command: string, args: readonly string[]) => Promise<number>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** `npm run upgrade`. Returns the exit code: 1 if pages or examples fail. */
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
  const install = ['install', '--save-dev', '--save-exact', ...(await packagesOf(version, steps))];
  if ((await steps.run('npm', install)) !== 0) {
    printError(`upgrade: npm ${install.join(' ')} failed; see its message above`);
    return 1;
  }
  print(`\n${NAME} ${from} → ${version}`);
  const releases = await steps.run('npm', ['run', '--silent', 'upgrade', '--', 'releases']);
  print('\nFacts of the pages:');
  const facts = await steps.run('npm', ['run', '--silent', 'fix', '--', 'facts']);
  print('\nPages:');
  const pages = await steps.run('npm', [
    'run',
    '--silent',
    'content',
    '--',
    '--tagsFilter',
    '!full',
  ]);
  print('\nExamples and their output:');
  const examples = await steps.run('npm', ['run', '--silent', 'examples']);
  const failed = releases + facts + pages + examples;
  for (const line of closing(failed === 0)) print(line);
  return failed === 0 ? 0 : 1;
}

function refusalOf(version: string, known: readonly string[]): string | undefined {
  if (known.includes(version)) return undefined;
  const near = nearestName(version, known);
  const hint = near ? `did you mean ${near}?` : `the newest is ${known.at(-1)}`;
  return `${NAME} ${version} is not published; ${hint}`;
}

/** The packages to install. A companion package without this version isn't changed. */
async function packagesOf(version: string, { versions, print }: UpgradeSteps): Promise<string[]> {
  const specifiers = [`${NAME}@${version}`];
  for (const companion of COMPANIONS) {
    if ((await versions(companion)).includes(version)) specifiers.push(`${companion}@${version}`);
    else print(`${companion} has no version ${version} and is left unchanged.`);
  }
  return specifiers;
}

function closing(holds: boolean): string[] {
  return [
    '',
    holds
      ? 'All pages and examples pass.'
      : 'Fix the pages listed above; npm run examples -- --write updates the output of Rstest.',
    'Then: npm run fix.',
    `To go back: git checkout -- package.json package-lock.json ${RELEASES_FILE} ${FACTS_FILE} && npm ci`,
  ];
}
