import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { git } from '../../content/dates/git.ts';
import { relativePath } from '../../content/files.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { listPages } from '../../content/listPages.ts';
import { counterpartFile } from '../../content/routes/pageFile.ts';
import { checkExamples } from './checkExamples.ts';
import { formatExampleProblem } from './locateInPage.ts';

export interface CommandStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const USAGE = `Runs the examples of the documentation with the installed Rstest.

  npm run examples                                    all pages
  npm run examples -- docs/en/config/test/bail.mdx    pages or folders, in all languages
  npm run examples -- --changed                       pages that differ from the last commit
  npm run examples -- --write                         also updates the output that the pages show`;

/** `npm run examples`. Returns the exit code. Paths in `args` are relative to the working directory. */
export async function examplesCommand(
  root: string,
  args: readonly string[],
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const started = performance.now();
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const { changed = false, write = false } = values;
    const pages = pagesOf(root, changed ? changedFiles(root) : filesOf(root, positionals));
    const { problems, sets, written } = await checkExamples({ root, pages, write });
    for (const problem of problems) printError(formatExampleProblem(problem));
    for (const block of written) print(`wrote ${block}`);
    const seconds = Math.round((performance.now() - started) / 1000);
    print(
      `examples: ${sets} run in ${pages.length} pages, ${problems.length} failed; ${seconds} s`,
    );
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    printError(`examples: ${(error as Error).message}`);
    return 1;
  }
}

function readArguments(args: readonly string[]) {
  const flag = { type: 'boolean' } as const;
  const options = { changed: flag, write: flag, help: flag };
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** The named pages and folders, relative to `root`; by default, all. Throws if one doesn't exist. */
function filesOf(root: string, names: readonly string[]): string[] {
  if (names.length === 0) return ['docs'];
  return names.map((name) => {
    const file = relativePath(root, path.resolve(name));
    if (file.startsWith('docs') && existsSync(path.join(root, file))) return file;
    throw new Error(`${name} is not a page; use pages or folders below docs`);
  });
}

/** The files that differ from the last commit; none outside of a repository. */
function changedFiles(root: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--relative', 'HEAD', '--', 'docs') ?? '';
  const added = git(root, 'ls-files', '--others', '--exclude-standard', '--', 'docs') ?? '';
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}

/** The pages in `files` or below a folder in `files`, with their translations and originals. */
function pagesOf(root: string, files: readonly string[]): string[] {
  return listPages(root).filter((page) =>
    LANGUAGES.map((language) => counterpartFile(page, language)).some((counterpart) =>
      files.some((file) => counterpart === file || counterpart.startsWith(`${file}/`)),
    ),
  );
}
