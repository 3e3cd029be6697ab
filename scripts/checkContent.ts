import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failureReason } from '../checks/facts/failureReason.ts';
import { checkPages } from '../checks/pages/checkPages.ts';
import { checkRecord } from '../checks/translations/checkRecord.ts';
import { RECORD_FILE } from '../checks/translations/translationRecord.ts';
import { LANGUAGES } from '../content/languages.ts';
import type { Page } from '../content/page.ts';
import { formatProblem, type Problem, sortProblems } from '../content/problem.ts';
import { readPages } from '../content/readPages.ts';
import { relativePath } from '../content/relativePath.ts';
import { counterpartFile } from '../content/routes/pageFile.ts';
import { untranslatedPages } from '../content/untranslatedPages.ts';

const root = path.resolve(import.meta.dirname, '..');

const USAGE = `Checks the pages: front matter, facts, headings, links, prose, and both languages.

  npx tsx scripts/checkContent.ts                            every page
  npx tsx scripts/checkContent.ts docs/en/config/test/bail.mdx   a page and its counterpart
  npx tsx scripts/checkContent.ts --no-facts [pages]         without the facts of the installed package`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--no-facts');
  if (unknown) {
    console.error(`Unknown flag ${unknown}.\n\n${USAGE}`);
    return 1;
  }
  const files = args.filter((arg) => !arg.startsWith('-')).map(toProjectPath);
  const absent = files.filter((file) => !existsSync(path.join(root, file)));
  if (absent.length > 0) {
    console.error(`No such page: ${absent.join(', ')}. Use paths such as docs/en/index.mdx.`);
    return 1;
  }
  const problems = await findProblems(files, !args.includes('--no-facts'));
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(summary(problems, files));
  return problems.length > 0 ? 1 : 0;
}

async function findProblems(files: readonly string[], facts: boolean): Promise<Problem[]> {
  const pages = readPages(root);
  const record = await readFile(path.join(root, RECORD_FILE), 'utf8').catch(() => '{}');
  const problems = [...checkPages(pages), ...checkRecord(pages, record)];
  const wanted = new Set(
    files.flatMap((file) => LANGUAGES.map((lang) => counterpartFile(file, lang))),
  );
  const isWanted = ({ file }: { file: string }) => wanted.size === 0 || wanted.has(file);
  for (const { file, counterpart } of untranslatedPages(pages).filter(isWanted)) {
    console.log(`${counterpart} is missing: Chinese readers see ${file}`);
  }
  if (facts) problems.push(...(await findFactProblems(pages.filter(isWanted), files.length === 0)));
  return sortProblems(problems.filter(isWanted));
}

async function findFactProblems(pages: readonly Page[], everything: boolean): Promise<Problem[]> {
  if (!everything && !pages.some(statesFacts)) return [];
  // Loaded on demand, because it imports the TypeScript compiler.
  const { readInstalledFacts } = await import('../checks/facts/installedFacts.ts');
  const { checkFacts, checkOptionsDocumented } = await import('../checks/facts/checkFacts.ts');
  const installed = await readInstalledFacts(root);
  const problems = checkFacts(pages, installed);
  if (!everything) return problems;
  const { checkSurface } = await import('../checks/pages/surfaceChecks.ts');
  const undocumented = checkOptionsDocumented(pages, LANGUAGES, installed);
  return [...problems, ...undocumented, ...checkSurface(pages, installed)];
}

function statesFacts({ frontMatter }: Page): boolean {
  return Boolean(frontMatter?.options ?? frontMatter?.api);
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
  console.error('If the cause is the installed package, fix checks/facts, or add --no-facts.');
  process.exitCode = 1;
}
