import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../content-checks/page.ts';
import { readPages } from '../content-checks/readPages.ts';
import { formatProblem } from '../page-data/problem.ts';
import type { MetaItem } from '../translations/sidebarWithStandIns.ts';
import { placeProblem, routeOf, routeProblem, type Sections } from './checkNewPage.ts';
import type { NewPage } from './newPage.ts';
import { type Answers, type Field, readArguments, USAGE } from './newPageArguments.ts';
import { optionName, readOption } from './optionOf.ts';
import { type NewPagePlan, planNewPage } from './planNewPage.ts';

export interface NewPageStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Missing where nobody can answer: then every field must be a flag. */
  readonly ask?: (question: string) => Promise<string>;
}

/** `npm run new`; gives the exit code. Writes nothing unless everything is right. */
export async function newPageCommand(
  root: string,
  args: readonly string[],
  streams: NewPageStreams,
): Promise<0 | 1> {
  const { print, printError } = streams;
  const { help, answers: given, errors } = readArguments(args);
  if (help) {
    print(USAGE);
    return 0;
  }
  try {
    if (errors.length > 0) throw new Error(errors.join('\nnew: '));
    const [pages, en, zh] = await Promise.all([
      readPages(root),
      readSections(root, 'en'),
      readSections(root, 'zh'),
    ]);
    const page = await readNewPage(root, given, pages, en, streams);
    const plan = planNewPage(page, pages, { en, zh });
    if (plan.problems.length > 0) throw new Error(refusal(plan));
    for (const { file, text } of plan.files) {
      const target = path.join(root, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    print(report(plan));
    return 0;
  } catch (error) {
    printError(`new: ${(error as Error).message}`);
    return 1;
  }
}

async function readNewPage(
  root: string,
  given: Answers,
  pages: readonly Page[],
  sections: Sections,
  { ask, printError }: NewPageStreams,
): Promise<NewPage> {
  /** Asks until the answer will do; a flag that won't do is an error. */
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
    await answer('path', 'Where does it stand, such as guide/basic/foo?', (value) =>
      routeProblem(routeOf(value), pages, sections),
    ),
  );
  const name = optionName(route);
  const option = name === undefined ? undefined : await readOption(root, name);
  const title = name ?? (await answer('title', 'Its title in English?', needed));
  const titleZh = name ?? (await answer('title-zh', 'Its title in Chinese?', needed));
  const description = await later(
    'description',
    'Its description, 50 to 160 characters (or later)?',
  );
  const descriptionZh = await later('description-zh', 'The same in Chinese (or later)?');
  const after = await later('after', 'Which page does it follow in the sidebar (or none)?');
  const misplaced = placeProblem(route, after, sections);
  if (misplaced !== undefined) throw new Error(misplaced);
  return { route, title, titleZh, description, descriptionZh, after, option };
}

/** Folders that have a sidebar of pages. */
async function readSections(root: string, language: string): Promise<Sections> {
  const base = path.join(root, 'docs', language);
  const files = await readdir(base, { recursive: true });
  const metas = files.filter((file) => path.basename(file) === '_meta.json');
  const sections = metas.map(async (file): Promise<[string, MetaItem[]]> => {
    const folder = path.dirname(file).split(path.sep).join('/');
    const items = JSON.parse(await readFile(path.join(base, file), 'utf8')) as MetaItem[];
    return [`/${folder}/`, items];
  });
  return new Map((await Promise.all(sections)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function refusal({ problems }: NewPagePlan): string {
  return ['nothing was written, for the page would have', ...problems.map(formatProblem)].join(
    '\n  ',
  );
}

function report({ files, unwritten }: NewPagePlan): string {
  const [english] = files;
  return [
    ...files.map(({ file }) => `wrote ${file}`),
    ...(unwritten.length > 0 ? ['Still to be written:', ...unwritten.map(formatProblem)] : []),
    `When the text stands: npx tsx scripts/checkContent.ts ${english?.file}`,
    'When the Chinese says what the English says: npm run translations -- --write',
  ].join('\n');
}
