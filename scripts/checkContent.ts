import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkFirstOptions } from '../checks/facts/checkFirstOptions.ts';
import { failureReason } from '../checks/facts/failureReason.ts';
import { checkPages } from '../checks/pages/checkPages.ts';
import { checkRecord } from '../checks/translations/checkRecord.ts';
import { RECORD_FILE } from '../checks/translations/translationRecord.ts';
import { checkNames } from '../content/facts/checkNames.ts';
import { readFacts } from '../content/facts/facts.ts';
import { LANGUAGES } from '../content/languages.ts';
import { formatProblem, type Problem, sortProblems } from '../content/problem.ts';
import { readPages } from '../content/readPages.ts';
import { relativePath } from '../content/relativePath.ts';
import { counterpartFile } from '../content/routes/pageFile.ts';
import { untranslatedPages } from '../content/untranslatedPages.ts';

const root = path.resolve(import.meta.dirname, '..');

const USAGE = `Checks the pages: front matter, facts, headings, links, prose, and both languages.

  npx tsx scripts/checkContent.ts                                every page
  npx tsx scripts/checkContent.ts docs/en/config/test/bail.mdx   a page and its counterpart`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-'));
  if (unknown) {
    console.error(`Unknown flag ${unknown}.\n\n${USAGE}`);
    return 1;
  }
  const files = args.map(toProjectPath);
  const absent = files.filter((file) => !existsSync(path.join(root, file)));
  if (absent.length > 0) {
    console.error(`No such page: ${absent.join(', ')}. Use paths such as docs/en/index.mdx.`);
    return 1;
  }
  const problems = await findProblems(files);
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(summary(problems, files));
  return problems.length > 0 ? 1 : 0;
}

async function findProblems(files: readonly string[]): Promise<Problem[]> {
  const pages = readPages(root);
  const record = await readFile(path.join(root, RECORD_FILE), 'utf8').catch(() => '{}');
  const facts = readFacts(root);
  const problems = [
    ...checkPages(pages),
    ...checkRecord(pages, record),
    ...checkNames(pages, facts),
    ...checkFirstOptions(pages),
  ];
  const wanted = new Set(
    files.flatMap((file) => LANGUAGES.map((lang) => counterpartFile(file, lang))),
  );
  const isWanted = ({ file }: { file: string }) => wanted.size === 0 || wanted.has(file);
  for (const { file, counterpart } of untranslatedPages(pages).filter(isWanted)) {
    console.log(`${counterpart} is missing: Chinese readers see ${file}`);
  }
  const found = problems.filter(isWanted);
  if (files.length > 0) return sortProblems(found);
  // Loaded on demand, because it imports the TypeScript compiler.
  const { readInstalledFacts } = await import('../checks/facts/installedFacts.ts');
  const { checkFactsRecord } = await import('../checks/facts/factsRecord.ts');
  const stale = checkFactsRecord(facts, await readInstalledFacts(root));
  return sortProblems([...found, ...stale]);
}

function toProjectPath(argument: string): string {
  return relativePath(root, path.resolve(argument));
}

function summary(problems: readonly Problem[], files: readonly string[]): string {
  const where = files.length > 0 ? files.join(', ') : 'all pages';
  if (problems.length === 0) return `No problems in ${where}.`;
  return `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${where}.`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`Checking the pages failed: ${failureReason(error)}`);
  console.error('If the cause is the installed package, fix checks/facts.');
  process.exitCode = 1;
}
