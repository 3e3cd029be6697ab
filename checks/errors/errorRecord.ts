import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { findParts, indexWords, wordParts } from '../../tools/error-finder/words.ts';
import { errorEntries } from './errorEntries.ts';
import { readMessages, readPackageScripts } from './packageMessages.ts';

const RECORD = 'docs/errors.json';

/** How the messages of the installed packages differ from those that the pages explain. Sorted. */
export interface ErrorRecord {
  /** Messages of the packages that no page explains, such as those of failed assertions in Rstest. */
  readonly unexplained: readonly string[];
  /** Explained messages of others, such as Node.js, and those that aren't literals in the packages. */
  readonly notInPackages: readonly string[];
}

/** Compares the pages with the installed packages. */
export function compareMessages(root: string): ErrorRecord {
  const explained = errorEntries(readPages(root), DEFAULT_LANGUAGE).flatMap(
    ({ messages }) => messages,
  );
  const scripts = readPackageScripts(root);
  const indexed = scripts.map(indexWords);
  const quotes = [...new Set(explained)].sort().map((text) => ({ text, parts: wordParts(text) }));
  const isUnexplained = (message: string) => {
    const words = indexWords(message);
    return quotes.every(({ parts }) => !findParts(parts, words));
  };
  return {
    unexplained: readMessages(scripts).filter(isUnexplained),
    notInPackages: quotes
      .filter(({ parts }) => indexed.every((words) => !findParts(parts, words)))
      .map(({ text }) => text),
  };
}

export function readErrorRecord(root: string): ErrorRecord {
  return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as ErrorRecord;
}

/** Updates the record. Prints what has been added, which pages may have to explain or to correct. */
export function errorsCommand(root: string, print: (line: string) => void): void {
  const before = readErrorRecord(root);
  const record = compareMessages(root);
  for (const text of record.unexplained.filter((one) => !before.unexplained.includes(one)))
    print(`No page explains the message “${text}”.`);
  for (const text of record.notInPackages.filter((one) => !before.notInPackages.includes(one)))
    print(`The installed packages don't have the message “${text}” of a page.`);
  writeFileSync(path.join(root, RECORD), `${JSON.stringify(record, undefined, 2)}\n`);
}
