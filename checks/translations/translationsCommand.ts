import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { git, isShallow } from '../../content/dates/git.ts';
import { INTRODUCTION } from '../../content/markdown/sections.ts';
import { nearestName } from '../../content/nearestName.ts';
import type { Page } from '../../content/page.ts';
import { parsePage } from '../../content/parsePage.ts';
import { formatProblem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { untranslatedPages } from '../../content/untranslatedPages.ts';
import { diffOutput } from '../examples/diffOutput.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import {
  compareTranslations,
  type StaleSection,
  type TranslatedSection,
  updateRecord,
} from './compareTranslations.ts';
import { sectionsToTranslate } from './sections.ts';
import { RECORD_FILE, readTranslationRecord, recordText } from './translationRecord.ts';

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
      print(`${page.counterpart}: missing; readers see ${page.file}`);
    }
  }
  print(summary(stale, isBrief));
  return 0;
}

function describeStale(root: string, section: StaleSection): string {
  const { english, chinese, date, hash } = section;
  const { id, line, text } = english.section;
  const name = id === INTRODUCTION ? 'the introduction' : `#${id}`;
  const before = followedText(root, english.file, id, hash);
  const change =
    'text' in before
      ? diffOutput(before.text.split('\n'), text.split('\n'))
      : `Can't show the change: ${before.reason}.`;
  return [
    `${chinese.file}:${chinese.line}: ${name} is based on the English version of ${date}; ${english.file}:${line} has changed since:`,
    ...change.split('\n').map((changed) => `    ${changed}`.trimEnd()),
    `  after updating the Chinese text: ${CONFIRM} ${chinese.file}#${id}`,
  ].join('\n');
}

function summary(stale: readonly StaleSection[], isBrief: boolean): string {
  if (stale.length === 0) return 'All Chinese sections are up to date.';
  const pages = new Set(stale.map(({ route }) => route)).size;
  const advice = isBrief ? `; ${CONFIRM} shows what has changed` : '';
  const are = stale.length === 1 ? 'is' : 'are';
  return `${counted(stale.length, 'section')} of ${counted(pages, 'page')} ${are} out of date${advice}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

interface Choice {
  readonly isChosen: (section: TranslatedSection) => boolean;
  /** Messages about pages and sections that don't exist. */
  readonly errors: readonly string[];
}

/**
 * Resolves arguments: `docs/zh/guide/basic/cli.mdx`, `docs/en/…`, `/guide/basic/cli`, or one of these
 * with a section, `…#flags`.
 */
function chosenSections(names: readonly string[], pages: readonly Page[]): Choice {
  const english = new Map(
    pages.filter(({ language }) => language === 'en').map((page) => [page.route, page]),
  );
  const errors: string[] = [];
  const chosen = names.map((name) => {
    const [address = '', id] = name.split('#', 2);
    const route = parsePageFile(address)?.route ?? address;
    const page = english.get(route);
    const ids = page ? sectionsToTranslate(page).map((section) => section.id) : [];
    if (!page) errors.push(`there is no page ${address}${hint(route, [...english.keys()])}`);
    else if (id !== undefined && !ids.includes(id)) {
      errors.push(`${page.file} has no section #${id}${hint(id, ids)}`);
    }
    return { route, id };
  });
  return {
    errors,
    isChosen: ({ route, english: { section } }) =>
      chosen.some((one) => one.route === route && (one.id ?? section.id) === section.id),
  };
}

function hint(name: string, names: readonly string[]): string {
  const near = nearestName(name, names);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

/** The English text with a hash, or the reason why it can't be found. */
type FollowedText = { readonly text: string } | { readonly reason: string };

/** Searches the Git history of an English page, newest commit first, for a section's text. */
function followedText(root: string, file: string, section: string, hash: string): FollowedText {
  const shallow = isShallow(root);
  if (shallow === undefined) return { reason: 'there is no Git repository' };
  for (const [commit, path] of revisions(root, file)) {
    const source = git(root, 'show', `${commit}:./${path}`);
    if (source === undefined) continue;
    // Parsed under the current name, because the file may have been elsewhere.
    const found = sectionsToTranslate(parsePage(file, source)).find((one) => one.id === section);
    if (found?.hash === hash) return { text: found.text };
  }
  const cause = shallow ? ': this clone is shallow' : '';
  return { reason: `the text that it is based on is not in any commit${cause}` };
}

/** The commits that changed a page, including renames, with its path in each. */
function revisions(root: string, file: string): [commit: string, path: string][] {
  const options = ['--follow', '--relative', '--name-only', '--format=%x00%H'];
  const log = git(root, 'log', ...options, '--', file) ?? '';
  return log.split('\0').flatMap((entry): [string, string][] => {
    const [commit, path] = entry.split('\n').filter(Boolean);
    return commit && path ? [[commit, path]] : [];
  });
}
