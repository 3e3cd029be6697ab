import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_DATA } from '../../content/languageData.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { type ErrorRecord, RECORD } from './errorRecord.ts';
import { explainMessages } from './explainMessages.ts';
import { readInstalledMessages } from './installedMessages.ts';
import { KNOWN_MESSAGES } from './knownMessages.ts';
import { readQuotes } from './readQuotes.ts';

/** Records the messages of the installed packages, and lists those that no page explains. */
export function errorsCommand(root: string, print: (line: string) => void): void {
  const { record } = readInstalledMessages(root);
  const text = `${JSON.stringify(record, undefined, 2)}\n`;
  const file = path.join(root, RECORD);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(file, text);
    print(`${RECORD}: ${record.messages.length} messages recorded.`);
  }
  for (const line of unexplainedLines(root, record)) print(line);
}

function unexplainedLines(root: string, { messages }: ErrorRecord): string[] {
  const pages = readPages(root).map(readQuotes);
  const lines = LANGUAGES.flatMap((language) =>
    explainMessages(pages, language, messages, KNOWN_MESSAGES).unexplained.map(
      (text) => `No ${LANGUAGE_DATA[language].englishName} page explains the message “${text}”.`,
    ),
  );
  return lines.length > 0 ? lines : [`All languages explain all ${messages.length} messages.`];
}
