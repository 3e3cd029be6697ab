import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPages } from '../plugins/content-checks/checkPages.ts';
import { EXPECTED_ROUTES } from '../plugins/content-checks/expectedRoutes.ts';
import { checkRoutes } from '../plugins/content-checks/mirrorChecks.ts';
import { LANGUAGES, type Page } from '../plugins/content-checks/page.ts';
import { readPages } from '../plugins/content-checks/readPages.ts';
import { twinOf } from '../plugins/content-checks/routes.ts';
import { failureReason } from '../plugins/facts/failureReason.ts';
import { formatProblem, type Problem, sortProblems } from '../plugins/page-data/problem.ts';
import { checkRecord } from '../plugins/translations/checkRecord.ts';
import { RECORD_FILE } from '../plugins/translations/translationRecord.ts';
import { untranslatedPages } from '../plugins/translations/untranslatedPages.ts';

const root = path.resolve(import.meta.dirname, '..');

const USAGE = `Checks the pages: front matter, facts, headings, links, prose, and both languages.

  npx tsx scripts/checkContent.ts                            every page
  npx tsx scripts/checkContent.ts docs/en/config/test/bail.mdx   a page and its twin
  npx tsx scripts/checkContent.ts --no-facts [pages]         without asking the installed package`;

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
    console.error(`No such page: ${absent.join(', ')}. Name files such as docs/en/index.mdx.`);
    return 1;
  }
  const problems = await findProblems(files, !args.includes('--no-facts'));
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(summary(problems, files));
  return problems.length > 0 ? 1 : 0;
}

async function findProblems(files: readonly string[], facts: boolean): Promise<Problem[]> {
  const pages = await readPages(root);
  const record = await readFile(path.join(root, RECORD_FILE), 'utf8').catch(() => '{}');
  const problems = [...checkPages(pages), ...checkRecord(pages, record)];
  if (files.length === 0) problems.push(...checkRoutes(pages, EXPECTED_ROUTES));
  const wanted = new Set(files.flatMap((file) => LANGUAGES.map((lang) => twinOf(file, lang))));
  const isWanted = ({ file }: { file: string }) => wanted.size === 0 || wanted.has(file);
  for (const { file, twin } of untranslatedPages(pages).filter(isWanted)) {
    console.log(`${twin} is missing: readers of Chinese see ${file}`);
  }
  if (facts) problems.push(...(await findFactProblems(pages.filter(isWanted), files.length === 0)));
  return sortProblems(problems.filter(isWanted));
}

async function findFactProblems(pages: readonly Page[], everything: boolean): Promise<Problem[]> {
  if (!everything && !pages.some(statesFacts)) return [];
  // Loaded only when needed: it brings the TypeScript compiler.
  const { readInstalledFacts } = await import('../plugins/facts/installedFacts.ts');
  const { checkFacts, checkOptionsDocumented } = await import('../plugins/facts/checkFacts.ts');
  const installed = await readInstalledFacts(root);
  const problems = checkFacts(pages, installed);
  if (!everything) return problems;
  const { checkSurface } = await import('../plugins/content-checks/surfaceChecks.ts');
  const undocumented = checkOptionsDocumented(pages, LANGUAGES, installed);
  return [...problems, ...undocumented, ...checkSurface(pages, installed)];
}

function statesFacts({ front }: Page): boolean {
  return Boolean(front.frontMatter?.options ?? front.frontMatter?.api);
}

function toProjectPath(argument: string): string {
  return path.relative(root, path.resolve(argument)).split(path.sep).join('/');
}

function summary(problems: readonly Problem[], files: readonly string[]): string {
  const where = files.length > 0 ? files.join(', ') : 'all pages';
  if (problems.length === 0) return `No problems in ${where}.`;
  return `${problems.length} problem${problems.length === 1 ? '' : 's'} in ${where}.`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(`The pages could not be checked: ${failureReason(error)}`);
  console.error('If it is about the installed package, mend plugins/facts, or add --no-facts.');
  process.exitCode = 1;
}
