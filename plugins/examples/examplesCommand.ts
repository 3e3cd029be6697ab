import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listPages } from '../page-data/listPages.ts';
import { placesLine } from '../run-sets/placesLine.ts';
import { checkExamples, type ExamplesReport } from './checkExamples.ts';
import { formatExampleProblem } from './exampleProblem.ts';
import { MANIFEST, manifestDifferences, manifestText } from './manifest.ts';
import { readArguments, USAGE } from './readArguments.ts';

export interface CommandStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** `npm run examples`; gives the exit code. Paths in `args` are taken from the working directory. */
export async function examplesCommand(
  root: string,
  args: readonly string[],
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const started = performance.now();
  const { paths, write, manifest, help, errors } = readArguments(args);
  if (help) print(USAGE);
  const { pages, missing } = await findPages(root, paths);
  const refusals = [...errors, ...missing];
  for (const each of refusals) printError(`examples: ${each}`);
  if (help || refusals.length > 0) return refusals.length > 0 ? 1 : 0;

  const complete = paths.length === 0;
  const rstestVersion = await installedVersion(root);
  const report = await checkExamples({ root, pages, complete, write, rstestVersion });
  const failures = report.problems.map(formatExampleProblem);
  if (complete) failures.push(...(await settleManifest(root, report, manifest)));
  for (const line of failures) printError(line);
  for (const place of report.written) print(`wrote ${place}`);
  if (complete) print(placesLine(report.manifest));
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
  if (paths.length === 0) return { pages: await listPages(root), missing: [] };
  const missing: string[] = [];
  const found = paths.map(async (given) => {
    const file = path.resolve(given);
    const relative = path.relative(root, file).split(path.sep).join('/');
    const entry = await stat(file).catch(() => undefined);
    if (entry?.isDirectory()) return listPages(root, relative);
    if (entry && /^docs\/.+\.mdx?$/.test(relative)) return [relative];
    missing.push(`${given} is no page; give pages or folders below docs`);
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
  const file = path.join(root, MANIFEST);
  if (!write) {
    const known = await readFile(file, 'utf8').catch(() => undefined);
    const differences = manifestDifferences(known, manifest);
    if (differences.length === 0) return [];
    const what = differences.join(', ');
    return [`${MANIFEST}:1: differs from what ran: ${what}; run npm run examples -- --manifest`];
  }
  if (problems.length > 0) return [`${MANIFEST}:1: not written, as examples fail; mend them first`];
  await writeFile(file, manifestText(manifest));
  return [];
}

async function installedVersion(root: string): Promise<string> {
  const resolve = createRequire(path.join(root, 'package.json')).resolve;
  const file = resolve('@rstest/core/package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
