import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPages } from '../content-checks/readPages.ts';
import { diffLines } from '../examples/diffLines.ts';
import { formatProblem } from '../page-data/problem.ts';
import { chosenSections } from './chosenSections.ts';
import { compareTranslations, type StaleSection } from './compareTranslations.ts';
import { followedText } from './followedText.ts';
import { INTRODUCTION } from './sections.ts';
import { RECORD_FILE, readRecord, recordText } from './translationRecord.ts';
import { untranslatedPages } from './untranslatedPages.ts';
import { updateRecord } from './updateRecord.ts';

const USAGE = `Says which Chinese sections no longer follow the English, and what changed there.

  npm run translations                                      all pages
  npm run translations -- docs/zh/guide/basic/cli.mdx       one page
  npm run translations -- --write                           records new pages and sections
  npm run translations -- --write docs/zh/guide/basic/cli.mdx        this page is up to date
  npm run translations -- --write docs/zh/guide/basic/cli.mdx#flags  this section is`;

export interface CommandStreams {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** `npm run translations`; gives the exit code. `today` is the day that a confirmation gets. */
export async function translationsCommand(
  root: string,
  args: readonly string[],
  today: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  if (args.includes('--help')) {
    print(USAGE);
    return 0;
  }
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--write');
  const names = args.filter((arg) => !arg.startsWith('-'));
  const file = path.join(root, RECORD_FILE);
  const [pages, text] = await Promise.all([
    readPages(root),
    readFile(file, 'utf8').catch(() => '{}'),
  ]);
  const { record, problems } = readRecord(text);
  const { isChosen, errors } = chosenSections(names, pages);
  const refusals = unknown ? [`unknown flag ${unknown}`, ...errors] : errors;
  for (const refusal of refusals) printError(`translations: ${refusal}`);
  for (const problem of problems) printError(formatProblem(problem));
  if (refusals.length + problems.length > 0) return 1;

  if (args.includes('--write')) {
    const isNew = names.length > 0 ? isChosen : () => true;
    const update = updateRecord(pages, record, { today, isNew, isMended: isChosen });
    await writeFile(file, recordText(update.record));
    print(`${RECORD_FILE}: ${counted(update.confirmed.length, 'section')} recorded as up to date`);
    return 0;
  }
  const { stale, unrecorded } = compareTranslations(pages, record);
  const shown = names.length > 0 ? stale.filter(isChosen) : stale;
  for (const section of shown) print(describeStale(root, section));
  const untranslated = untranslatedPages(pages);
  if (names.length === 0) {
    for (const page of untranslated) print(`${page.twin}: is missing; readers see ${page.file}`);
    if (unrecorded.length > 0) {
      print(`${counted(unrecorded.length, 'section')} new: npm run translations -- --write`);
    }
  }
  print(summary(shown));
  return 0;
}

function describeStale(root: string, section: StaleSection): string {
  const { english, chinese, date, hash } = section;
  const { id, line, text } = english.section;
  const name = id === INTRODUCTION ? 'the introduction' : `#${id}`;
  const before = followedText(root, english.file, id, hash);
  const change =
    'text' in before
      ? diffLines(before.text.split('\n'), text.split('\n'))
      : `The change can't be shown: ${before.reason}.`;
  return [
    `${chinese.file}:${chinese.line}: ${name} follows the English of ${date}; since then ${english.file}:${line} has changed:`,
    ...change.split('\n').map((changed) => `    ${changed}`.trimEnd()),
    `  when the Chinese says so too: npm run translations -- --write ${chinese.file}#${id}`,
  ].join('\n');
}

function summary(stale: readonly StaleSection[]): string {
  if (stale.length === 0) return 'Every Chinese section follows the English of today.';
  const pages = new Set(stale.map(({ route }) => route)).size;
  return `${counted(stale.length, 'section')} of ${counted(pages, 'page')} no longer follow the English.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
