import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_DATA } from '../../content/languageData.ts';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { INTRODUCTION } from '../../content/markdown/sections.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { diffOutput } from '../examples/matchOutput.ts';
import { chosenSections } from './chosenSections.ts';
import { compareTranslations, type StaleSection } from './compareTranslations.ts';
import { followedText } from './followedText.ts';
import { RECORD_FILE, readTranslationRecord, recordText } from './translationRecord.ts';
import { updateRecord } from './updateRecord.ts';

/** How a writer confirms what only a translator can know. */
const CONFIRM = 'npm run fix -- translations';

/**
 * Records new sections, and those named in `names` (pages, or sections as `page#id`) as up to date.
 * Prints the others that are out of date, with what changed in the English text, or only their number
 * if `isBrief`. `today` is the date of confirmations. Returns the exit code.
 */
export async function translationsCommand(
  root: string,
  names: readonly string[],
  today: string,
  { print, printError }: CommandStreams,
  isBrief = false,
): Promise<0 | 1> {
  const file = path.join(root, RECORD_FILE);
  const pages = readPages(root);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { record, problems } = readTranslationRecord(text);
  const { isChosen, errors } = chosenSections(names, pages);
  for (const error of errors) printError(`translations: ${error}`);
  for (const problem of problems) printError(formatProblem(problem));
  if (errors.length + problems.length > 0) return 1;
  const isNew = names.length > 0 ? isChosen : () => true;
  const update = updateRecord(pages, record, { today, isNew, isUpdated: isChosen });
  const updated = recordText(update.record);
  if (updated !== text) await writeFile(file, updated);
  if (update.confirmed.length > 0) {
    print(`${RECORD_FILE}: ${counted(update.confirmed.length, 'section')} recorded as up to date.`);
  }
  if (names.length > 0) return 0;
  const { stale } = compareTranslations(pages, update.record);
  if (!isBrief) {
    for (const section of stale) print(describeStale(root, section));
    for (const page of untranslatedPages(pages)) {
      print(`${page.translation}: missing; readers see ${page.file}`);
    }
  }
  print(summary(stale, isBrief));
  return 0;
}

function describeStale(root: string, section: StaleSection): string {
  const { original, translation, language, date, hash } = section;
  const { id, line, text } = original.section;
  const { englishName } = LANGUAGE_DATA[language];
  const source = LANGUAGE_DATA[DEFAULT_LANGUAGE].englishName;
  const name = id === INTRODUCTION ? 'the introduction' : `#${id}`;
  const before = followedText(root, original.file, id, hash);
  const change =
    'text' in before
      ? diffOutput(before.text.split('\n'), text.split('\n'))
      : `Can't show the change: ${before.reason}.`;
  return [
    `${translation.file}:${translation.line}: ${name} is based on the ${source} version of ${date}; ${original.file}:${line} has changed since:`,
    ...change.split('\n').map((changed) => `    ${changed}`.trimEnd()),
    `  after updating the ${englishName} text: ${CONFIRM} ${translation.file}#${id}`,
  ].join('\n');
}

function summary(stale: readonly StaleSection[], isBrief: boolean): string {
  if (stale.length === 0) return 'All translated sections are up to date.';
  const pages = new Set(stale.map(({ translation }) => translation.file)).size;
  const advice = isBrief ? `; ${CONFIRM} shows what has changed` : '';
  const are = stale.length === 1 ? 'is' : 'are';
  return `${counted(stale.length, 'section')} of ${counted(pages, 'page')} ${are} out of date${advice}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
