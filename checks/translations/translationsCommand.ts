import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_DATA } from '../../content/languageData.ts';
import { DEFAULT_LANGUAGE, translatedLanguages } from '../../content/languages.ts';
import { INTRODUCTION } from '../../content/markdown/sections.ts';
import { counted, formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';
import { parseRedirects, REDIRECTS_FILE } from '../addresses/address.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import { diffOutput } from '../examples/matchOutput.ts';
import { chosenSections } from './chosenSections.ts';
import { followedText } from './followedText.ts';
import {
  isStale,
  type StaleSection,
  type TranslatedSection,
  translatedSections,
  updatedRecord,
} from './translatedSections.ts';
import {
  RECORD_FILE,
  readTranslationRecord,
  recordKey,
  recordText,
  type TranslationRecord,
} from './translationRecord.ts';

/** The command that lists outdated sections and, with their names, confirms them. */
const COMMAND = 'npm run fix -- translations';

/**
 * Records sections as up to date: those that `names` lists (pages, or sections as `page#id`) or, without
 * names, new sections. Without names, also prints outdated sections, with the change of the English
 * text, or only their number if `isBrief`. `today` is the recorded date. Returns the exit code.
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
  const text = await readText(file, '{}');
  const { record: savedRecord, problems } = readTranslationRecord(text);
  for (const problem of problems) printError(formatProblem(problem));
  if (problems.length > 0) return 1;
  const redirects = await readText(path.join(root, REDIRECTS_FILE), '');
  const record = withMovedPages(savedRecord, redirects);
  const sections = translatedSections(pages, record);
  let confirmed: TranslatedSection[];
  try {
    confirmed =
      names.length > 0
        ? names.flatMap((name) => chosenSections(name, sections))
        : sections.filter(({ followed }) => !followed);
  } catch (error) {
    printError(`translations: ${(error as Error).message}`);
    return 1;
  }
  const changed = new Set(confirmed.filter((section) => !section.followed || isStale(section)));
  const updated = updatedRecord(pages, record, changed, sections, today);
  if (recordText(updated) !== text) await writeFile(file, recordText(updated));
  if (changed.size > 0) {
    print(`${RECORD_FILE}: ${counted(changed.size, 'section')} recorded as up to date.`);
  }
  if (names.length > 0) return 0;
  const stale = translatedSections(pages, updated).filter(isStale);
  if (!isBrief) {
    for (const section of stale) print(describeStale(root, section));
    for (const page of untranslatedPages(pages)) {
      print(`${page.translation}: missing; readers see ${page.file}`);
    }
  }
  print(summary(stale, isBrief));
  return 0;
}

function readText(file: string, fallback: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => fallback);
}

/** Copies the entries of moved pages, which the text of the list `redirects` has, to the new paths. */
function withMovedPages(record: TranslationRecord, redirects: string): TranslationRecord {
  const withMoved = new Map(record);
  for (const { from, to } of parseRedirects(redirects).redirects) {
    if (from.id !== '' || to.id !== '') continue;
    for (const language of translatedLanguages()) {
      const newKey = recordKey({ route: to.route, language });
      const entries = record.get(recordKey({ route: from.route, language }));
      if (entries && !record.has(newKey)) withMoved.set(newKey, entries);
    }
  }
  return withMoved;
}

function describeStale(root: string, section: StaleSection): string {
  const { original, translation, language, followed } = section;
  const { date, hash } = followed;
  const { id, line, text } = original.section;
  const target = LANGUAGE_DATA[language].englishName;
  const source = LANGUAGE_DATA[DEFAULT_LANGUAGE].englishName;
  const name = id === INTRODUCTION ? 'the introduction' : `#${id}`;
  const before = followedText(root, original.file, id, hash);
  const change =
    before === undefined
      ? "Can't show the change: no commit has the text that it is based on."
      : diffOutput(before.split('\n'), text.split('\n'));
  return [
    `${translation.file}:${translation.line}: ${name} is based on the ${source} version of ${date}; ${original.file}:${line} has changed since:`,
    ...change.split('\n').map((changed) => `    ${changed}`.trimEnd()),
    `  after updating the ${target} text: ${COMMAND} ${translation.file}#${id}`,
  ].join('\n');
}

function summary(stale: readonly StaleSection[], isBrief: boolean): string {
  if (stale.length === 0) return 'All translated sections are up to date.';
  const pages = new Set(stale.map(({ translation }) => translation.file)).size;
  const advice = isBrief ? `; ${COMMAND} shows what has changed` : '';
  const verb = stale.length === 1 ? 'is' : 'are';
  return `${counted(stale.length, 'section')} of ${counted(pages, 'page')} ${verb} out of date${advice}.`;
}
