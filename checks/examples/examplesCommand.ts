import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from '../../content/listPages.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { changedPages, installedVersion } from './changedPages.ts';
import { checkExamples, type ExamplesReport } from './checkExamples.ts';
import {
  EXAMPLES_FILE,
  type ExampleRecord,
  manifestDifferences,
  manifestText,
} from './exampleRecord.ts';
import { formatExampleProblem } from './locateInPage.ts';

export interface CommandStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** `npm run examples`. Returns the exit code. Paths in `args` are relative to the working directory. */
export async function examplesCommand(
  root: string,
  args: readonly string[],
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const started = performance.now();
  const { paths, changed, write, manifest, help, errors } = readArguments(args);
  if (help) print(USAGE);
  const { pages: found, missing } = await findPages(root, paths);
  const refusals = [...errors, ...missing];
  for (const each of refusals) printError(`examples: ${each}`);
  if (help || refusals.length > 0) return refusals.length > 0 ? 1 : 0;

  const pages = changed ? (await changedPages(root, found)).pages : found;
  if (changed)
    print(`examples: ${found.length - pages.length} pages unchanged since ${EXAMPLES_FILE}`);
  const complete = paths.length === 0 && !changed;
  const rstestVersion = await installedVersion(root);
  const report = await checkExamples({ root, pages, complete, write, rstestVersion });
  const failures = report.problems.map(formatExampleProblem);
  if (complete) failures.push(...(await settleManifest(root, report, manifest)));
  for (const line of failures) printError(line);
  for (const block of report.written) print(`wrote ${block}`);
  if (complete) print(formatsLine(report.manifest));
  print(closingLine(report, failures.length, performance.now() - started));
  return failures.length > 0 ? 1 : 0;
}

export function closingLine(
  { blocks: { run, check, exempt }, pages, sets }: Omit<ExamplesReport, 'problems' | 'manifest'>,
  failed: number,
  milliseconds: number,
): string {
  return (
    `examples: ${run + check + exempt} blocks in ${pages} pages: ${run} run in ${sets} sets, ` +
    `${check} type-checked, ${exempt} exempt with a reason; ${failed} failed; ` +
    `${Math.round(milliseconds / 1000)} s`
  );
}

async function findPages(
  root: string,
  paths: readonly string[],
): Promise<{ pages: string[]; missing: string[] }> {
  if (paths.length === 0) return { pages: listPages(root), missing: [] };
  const missing: string[] = [];
  const found = paths.map(async (given) => {
    const file = path.resolve(given);
    const relative = path.relative(root, file).split(path.sep).join('/');
    const entry = await stat(file).catch(() => undefined);
    if (entry?.isDirectory()) return listPages(root, relative);
    if (entry && relative.startsWith('docs/') && parsePageFile(relative)) return [relative];
    missing.push(`${given} is not a page; use pages or folders below docs`);
    return [];
  });
  const pages = (await Promise.all(found)).flat();
  return { pages: [...new Set(pages)].sort(), missing };
}

async function settleManifest(
  root: string,
  { manifest, problems }: ExamplesReport,
  write: boolean,
): Promise<string[]> {
  const file = path.join(root, EXAMPLES_FILE);
  if (!write) {
    const known = await readFile(file, 'utf8').catch(() => undefined);
    const differences = manifestDifferences(known, manifest);
    if (differences.length === 0) return [];
    const what = differences.join(', ');
    return [`${EXAMPLES_FILE}:1: differs from what ran: ${what}; run npm run fix -- examples`];
  }
  if (problems.length > 0)
    return [`${EXAMPLES_FILE}:1: not written because examples fail; fix them first`];
  await writeFile(file, manifestText(manifest));
  return [];
}

/** A summary of how many sets run in the page, in which format, and why others don't. */
function formatsLine({ pages }: ExampleRecord): string {
  const sets = Object.values(pages).flatMap((page) => Object.values(page.sets));
  const formats = counted(sets.flatMap(({ page }) => ('format' in page ? [page.format] : [])));
  const reasons = counted(sets.flatMap(({ page }) => ('reason' in page ? [page.reason] : [])));
  const running = sets.filter(({ page }) => 'format' in page).length;
  const which = running > 0 ? ` (${formats})` : '';
  const others = running < sets.length ? `; not ${reasons}` : '';
  return `in the page: ${running} of ${sets.length} sets${which}${others}`;
}

/** `2 source, 1 bundle`, most frequent first. */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

const USAGE = `Runs the examples of the documentation with the installed Rstest.

  npm run examples -- [pages or folders…] [--changed] [--write] [--manifest]

  --changed   only pages whose results in docs/examples.json are of other code or versions
  --write     update the output blocks of the pages with what Rstest prints
  --manifest  write docs/examples.json; needs all pages, so leave out the paths`;

interface ExamplesArguments {
  /** Pages and folders; empty for all pages. */
  readonly paths: readonly string[];
  readonly changed: boolean;
  readonly write: boolean;
  readonly manifest: boolean;
  readonly help: boolean;
  readonly errors: readonly string[];
}

const FLAGS = ['--changed', '--write', '--manifest', '--help'];

export function readArguments(args: readonly string[]): ExamplesArguments {
  const flags = args.filter((arg) => arg.startsWith('-'));
  const paths = args.filter((arg) => !arg.startsWith('-'));
  const errors = flags
    .filter((flag) => !FLAGS.includes(flag))
    .map((flag) => `unknown flag ${flag}; allowed: ${FLAGS.join(', ')}`);
  const manifest = flags.includes('--manifest');
  if (manifest && paths.length > 0) errors.push('--manifest needs all pages; leave out the paths');
  const changed = flags.includes('--changed');
  if (manifest && changed) errors.push('--manifest needs all pages; leave out --changed');
  const help = flags.includes('--help');
  return { paths, changed, write: flags.includes('--write'), manifest, help, errors };
}
