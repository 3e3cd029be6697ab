import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { INTRODUCTION } from '../../content/markdown/sections.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';
import { diffLines } from '../examples/diffLines.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { chosenSections } from './chosenSections.ts';
import { compareTranslations, type StaleSection } from './compareTranslations.ts';
import { followedText } from './followedText.ts';
import { RECORD_FILE, readRecord, recordText } from './translationRecord.ts';
import { updateRecord } from './updateRecord.ts';

const USAGE = `Lists the Chinese sections that are out of date, and what changed in the English text.

  npm run translations                                      all pages
  npm run translations -- docs/zh/guide/basic/cli.mdx       one page
  npm run translations -- --write                           records new pages and sections
  npm run translations -- --write docs/zh/guide/basic/cli.mdx        this page is up to date
  npm run translations -- --write docs/zh/guide/basic/cli.mdx#flags  this section is`;

/** `npm run translations`. Returns the exit code. `today` is the date of confirmations. */
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
  const pages = readPages(root);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { record, problems } = readRecord(text);
  const { isChosen, errors } = chosenSections(names, pages);
  const usageErrors = unknown ? [`unknown flag ${unknown}`, ...errors] : errors;
  for (const usageError of usageErrors) printError(`translations: ${usageError}`);
  for (const problem of problems) printError(formatProblem(problem));
  if (usageErrors.length + problems.length > 0) return 1;

  if (args.includes('--write')) {
    const isNew = names.length > 0 ? isChosen : () => true;
    const update = updateRecord(pages, record, { today, isNew, isUpdated: isChosen });
    await writeFile(file, recordText(update.record));
    print(`${RECORD_FILE}: ${counted(update.confirmed.length, 'section')} recorded as up to date`);
    return 0;
  }
  const { stale, unrecorded } = compareTranslations(pages, record);
  const shown = names.length > 0 ? stale.filter(isChosen) : stale;
  for (const section of shown) print(describeStale(root, section));
  const untranslated = untranslatedPages(pages);
  if (names.length === 0) {
    for (const page of untranslated)
      print(`${page.counterpart}: missing; readers see ${page.file}`);
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
      : `Can't show the change: ${before.reason}.`;
  return [
    `${chinese.file}:${chinese.line}: ${name} is based on the English version of ${date}; ${english.file}:${line} has changed since:`,
    ...change.split('\n').map((changed) => `    ${changed}`.trimEnd()),
    `  after updating the Chinese text: npm run translations -- --write ${chinese.file}#${id}`,
  ].join('\n');
}

function summary(stale: readonly StaleSection[]): string {
  if (stale.length === 0) return 'All Chinese sections are up to date.';
  const pages = new Set(stale.map(({ route }) => route)).size;
  return `${counted(stale.length, 'section')} of ${counted(pages, 'page')} are out of date.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
