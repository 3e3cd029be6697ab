import path from 'node:path';
import { readFacts } from '../../content/facts/facts.ts';
import { outputFile } from '../../content/files.ts';
import { LANGUAGE_DATA } from '../../content/languageData.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../content/languages.ts';
import { type MetaFiles, readMetaFiles } from '../../content/navigation/metaFiles.ts';
import { nearestName } from '../../content/nearestName.ts';
import type { Page } from '../../content/page.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { positionProblem, routeOf, routeProblem, splitRoute } from './checkNewPage.ts';
import {
  type Field,
  languageField,
  NEW_PAGE_USAGE,
  type NewPageAnswers,
  readNewPageArguments,
} from './newPageArguments.ts';
import { type NewPage, type NewPagePlan, planNewPage } from './planNewPage.ts';

const CONFIG = /^\/config\/(?:build|test)\/$/;

/** The option that the page at a route documents; `undefined` if it isn't an option's page. */
function optionName(route: string): string | undefined {
  const { folder, name } = splitRoute(route);
  return CONFIG.test(folder) ? name : undefined;
}

/** Throws if the documented package has no such option. */
function expectOption(root: string, path: string): void {
  const facts = readFacts(root);
  if (!facts || Object.hasOwn(facts.options, path)) return;
  const near = nearestName(path, Object.keys(facts.options));
  const hint = near ? `; did you mean ${near}?` : '';
  throw new Error(`the config of ${facts.package} ${facts.version} has no option ${path}${hint}`);
}

export interface NewPageStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Missing in a non-interactive terminal: then every field must be passed as a flag. */
  readonly ask?: (question: string) => Promise<string>;
}

/** `npm run new`. Returns the exit code. Writes nothing if there's any problem. */
export async function newPageCommand(
  root: string,
  args: readonly string[],
  streams: NewPageStreams,
): Promise<0 | 1> {
  const { print, printError } = streams;
  const { help, answers: given, errors } = readNewPageArguments(args);
  if (help) {
    print(NEW_PAGE_USAGE);
    return 0;
  }
  try {
    if (errors.length > 0) throw new Error(errors.join('\nnew: '));
    const pages = readPages(root);
    const folders = Object.fromEntries(
      LANGUAGES.map((language) => [language, readMetaFiles(root, path.join('docs', language))]),
    ) as Record<Language, MetaFiles>;
    const page = await readNewPage(root, given, pages, folders[DEFAULT_LANGUAGE], streams);
    const plan = planNewPage(page, pages, folders);
    if (plan.problems.length > 0) throw new Error(problemsMessage(plan));
    for (const { file, text } of plan.files) await outputFile(path.join(root, file), text);
    print(report(plan));
    return 0;
  } catch (error) {
    printError(`new: ${(error as Error).message}`);
    return 1;
  }
}

async function readNewPage(
  root: string,
  given: NewPageAnswers,
  pages: readonly Page[],
  folders: MetaFiles,
  { ask, printError }: NewPageStreams,
): Promise<NewPage> {
  /** Asks until the answer is valid; an invalid flag is an error. */
  const answer = async (
    field: Field,
    question: string,
    problemOf: (value: string) => string | undefined,
  ): Promise<string> => {
    const flag = given[field];
    if (flag === undefined && !ask)
      throw new Error(`--${field} is missing; see npm run new -- --help`);
    for (;;) {
      const value = flag ?? ((await ask?.(`${question} `)) ?? '').trim();
      const problem = problemOf(value);
      if (problem === undefined) return value;
      if (flag !== undefined) throw new Error(problem);
      printError(`new: ${problem}`);
    }
  };
  const later = async (field: Field, question: string) =>
    given[field] ?? (((await ask?.(`${question} `)) ?? '').trim() || undefined);
  const needed = (value: string) => (value === '' ? 'a title is needed' : undefined);

  const route = routeOf(
    await answer('path', 'Its path, such as guide/basic/foo?', (value) =>
      routeProblem(routeOf(value), pages, folders),
    ),
  );
  const name = optionName(route);
  if (name !== undefined) expectOption(root, name);
  const titles: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const question = `Its title in ${LANGUAGE_DATA[language].englishName}?`;
    titles[language] = name ?? (await answer(languageField('title', language), question, needed));
  }
  const descriptions: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGES) {
    const question =
      language === DEFAULT_LANGUAGE
        ? 'Its description, 50 to 160 characters (empty for later)?'
        : `The same in ${LANGUAGE_DATA[language].englishName} (empty for later)?`;
    descriptions[language] = await later(languageField('description', language), question);
  }
  const after = await later(
    'after',
    'Which page does it follow in the sidebar (empty for the end)?',
  );
  const wrongPosition = positionProblem(route, after, folders);
  if (wrongPosition !== undefined) throw new Error(wrongPosition);
  return { route, titles: titles as NewPage['titles'], descriptions, after, option: name };
}

function problemsMessage({ problems }: NewPagePlan): string {
  return [
    'nothing was written, because the page would have these problems:',
    ...problems.map(formatProblem),
  ].join('\n  ');
}

function report({ files, unwritten }: NewPagePlan): string {
  const [english] = files;
  return [
    ...files.map(({ file }) => `wrote ${file}`),
    ...(unwritten.length > 0 ? ['To be written:', ...unwritten.map(formatProblem)] : []),
    `When the text is written: npm run content -- ${english?.file}`,
    'When the translations match the original text: npm run fix',
  ].join('\n');
}
