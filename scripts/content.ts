import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { structureProblems } from '../checks/pages/structureProblems.ts';
import { styleProblems } from '../checks/pages/styleProblems.ts';
import { checkRecord } from '../checks/translations/checkRecord.ts';
import { RECORD_FILE } from '../checks/translations/translationRecord.ts';
import { readFacts } from '../content/facts/facts.ts';
import { relativePath } from '../content/files.ts';
import { LANGUAGE_DATA } from '../content/languageData.ts';
import { LANGUAGES } from '../content/languages.ts';
import type { Page } from '../content/page.ts';
import { type Problem, problemCount, problemText, sortProblems } from '../content/problem.ts';
import { loadPages } from '../content/readPages.ts';
import { counterpartFile } from '../content/routes/pageFile.ts';
import { untranslatedPages } from '../content/untranslatedPages.ts';

const root = path.resolve(import.meta.dirname, '..');

const USAGE = `Checks the pages and reports problems in the same words as a build.
  npm run content                                      every page, and the tests in tests/content
  npm run content -- docs/en/config/test/bail.mdx      a page and its translations, also their grammar
  npm run content -- --tagsFilter '!full'              flags are those of Vitest`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const files = args
    .filter((arg) => /\.mdx?$/.test(arg))
    .map((file) => relativePath(root, path.resolve(file)));
  const absent = files.filter((file) => !existsSync(path.join(root, file)));
  if (absent.length > 0) {
    console.error(`No such page: ${absent.join(', ')}. Use paths such as docs/en/index.mdx.`);
    return 1;
  }
  const pages = await loadPages(root, 'docs');
  const wantedFiles = new Set(
    files.flatMap((file) => LANGUAGES.map((lang) => counterpartFile(file, lang))),
  );
  const isWanted = ({ file }: { file: string }) => files.length === 0 || wantedFiles.has(file);
  for (const { file, translation, language } of untranslatedPages(pages).filter(isWanted)) {
    const { englishName } = LANGUAGE_DATA[language];
    console.log(`${translation} is missing: ${englishName} readers see ${file}`);
  }
  const site = { root, docs: 'docs', facts: readFacts(root) };
  const allProblems = [
    ...structureProblems(pages, site),
    ...styleProblems(pages, isWanted),
    ...(files.length > 0 ? await slowProblems(pages, pages.filter(isWanted)) : []),
  ];
  const problems = sortProblems(allProblems.filter(isWanted));
  for (const problem of problems) console.log(`${problemText(problem, root)}\n`);
  if (problems.length > 0) {
    console.log(problemCount(problems));
    return 1;
  }
  console.log(`No problems in ${files.length > 0 ? files.join(', ') : 'all pages'}.`);
  return files.length > 0 ? 0 : runTests(args);
}

/** Problems in the wanted pages that the tests in tests/content find if all pages are checked. */
async function slowProblems(pages: readonly Page[], wanted: readonly Page[]): Promise<Problem[]> {
  const record = await readFile(path.join(root, RECORD_FILE), 'utf8').catch(() => '{}');
  // These modules are loaded on demand, because they read dictionaries.
  const { checkEnglishGrammar } = await import('../checks/pages/en/englishGrammar.ts');
  const spelling = await import('../checks/pages/en/spellingChecks.ts');
  const { words } = spelling.readWords(
    await readFile(path.join(root, spelling.WORDS_FILE), 'utf8'),
  );
  return [
    ...checkRecord(pages, record),
    ...(await checkEnglishGrammar(wanted)),
    ...(await spelling.checkSpelling(spelling.englishProse(wanted), words)),
  ];
}

function runTests(flags: readonly string[]): number {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const command = ['run', '--config', 'tests/vitest.config.ts', '--dir', 'tests/content'];
  const { status } = spawnSync(process.execPath, [vitest, ...command, ...flags], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}

process.exitCode = await main(process.argv.slice(2));
