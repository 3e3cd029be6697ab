import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkUnlisted } from '../../content/navigation/checkNavigation.ts';
import { didYouMean } from '../../content/nearestName.ts';
import { readPages } from '../../content/readPages.ts';
import { addressesCommand } from '../addresses/addressesCommand.ts';
import { type CommandStreams, examplesCommand } from '../examples/examplesCommand.ts';
import { factsCommand } from '../facts/factsRecord.ts';
import { releasesCommand } from '../releases/releasesCommand.ts';
import { translationsCommand } from '../translations/translationsCommand.ts';

const USAGE = `Updates everything that follows from the pages and packages, and lists what you have to decide.
  npm run fix                                  all parts
  npm run fix -- format                        the format of the code
  npm run fix -- facts                         docs/data/facts.json, from the installed package
  npm run fix -- releases                      docs/releases.json: the installed version; without
                                               this part's name, only the tables of the release pages
  npm run fix -- sidebar                       _meta.json files: new pages
  npm run fix -- addresses                     docs/addresses.txt: new pages and headings
  npm run fix -- examples [pages]              runs the examples of pages, or of those that differ from
                                               the last commit; updates the output that they show
  npm run fix -- translations                  docs/translations.json: new sections; shows what changed
  npm run fix -- translations docs/zh/a.mdx    this page matches the English one; or a.mdx#section`;

interface FixSteps extends CommandStreams {
  /** Runs the formatter. Returns its exit code. */
  readonly format: () => Promise<number>;
  /** As in `2026-01-31`. */
  readonly today: string;
}

interface Fix {
  /** Whether `args` can be the paths of pages. */
  readonly takesPages?: boolean;
  /** Returns the exit code. `isAlone` is false if all parts run. */
  readonly run: (args: readonly string[], isAlone: boolean) => Promise<number>;
}

/** `npm run fix`. Returns the exit code. */
export async function fixCommand(
  root: string,
  [part, ...args]: readonly string[],
  steps: FixSteps,
): Promise<number> {
  const fixes = fixesOf(root, steps);
  if (part === '--help' || part === '-h') {
    steps.print(USAGE);
    return 0;
  }
  if (part === undefined) return runAll(fixes);
  const fix = Object.hasOwn(fixes, part) ? fixes[part] : undefined;
  if (!fix || (args.length > 0 && !fix.takesPages)) {
    const reason = fix
      ? `${part} takes no pages`
      : `there is no part ${part}${didYouMean(part, Object.keys(fixes))}`;
    steps.printError(`fix: ${reason}\n\n${USAGE}`);
    return 1;
  }
  return fix.run(args, true);
}

/** The parts by name, in the order in which they run: later parts read files that earlier parts write. */
function fixesOf(root: string, { format, today, ...streams }: FixSteps): Record<string, Fix> {
  const { print } = streams;
  return {
    facts: { run: () => factsCommand(root, streams) },
    releases: { run: (_, isAlone) => releasesCommand(root, !isAlone, print) },
    sidebar: {
      run: async () => {
        addToSidebar(root, print);
        return 0;
      },
    },
    addresses: { run: async () => addressesCommand(root, streams) },
    examples: {
      takesPages: true,
      run: (pages) =>
        examplesCommand(root, ['--write', ...(pages.length > 0 ? pages : ['--changed'])], streams),
    },
    translations: {
      takesPages: true,
      run: (names, isAlone) => translationsCommand(root, names, today, streams, !isAlone),
    },
    format: { run: format },
  };
}

async function runAll(fixes: Readonly<Record<string, Fix>>): Promise<number> {
  const exitCodes: number[] = [];
  for (const fix of Object.values(fixes)) exitCodes.push(await fix.run([], false));
  return exitCodes.every((code) => code === 0) ? 0 : 1;
}

/** Adds pages that the sidebar doesn't show to the end of the `_meta.json` in their folder. */
export function addToSidebar(root: string, print: (line: string) => void): void {
  for (const { file } of checkUnlisted(root, readPages(root))) {
    const { dir, name } = path.posix.parse(file);
    const metaFile = path.join(root, dir, '_meta.json');
    const entries = JSON.parse(readFileSync(metaFile, 'utf8')) as unknown[];
    writeFileSync(metaFile, `${JSON.stringify([...entries, name], null, 2)}\n`);
    print(`${dir}/_meta.json: "${name}" added at the end; move it to its place in the sidebar.`);
  }
}
