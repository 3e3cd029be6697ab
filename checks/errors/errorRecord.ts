import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { type ErrorRecord, explainMessages } from './explainMessages.ts';
import { readPackageMessages } from './extract/packageMessages.ts';
import { INTERNAL_MESSAGES } from './internalMessages.ts';
import { KNOWN_MESSAGES } from './knownMessages.ts';
import { readQuotes } from './readQuotes.ts';

/** The messages of the installed packages, written by `npm run fix -- errors`. */
const RECORD = 'docs/errors.json';

export function readErrorRecord(root: string): ErrorRecord {
  return JSON.parse(readFileSync(path.join(root, RECORD), 'utf8')) as ErrorRecord;
}

interface InstalledMessages {
  readonly record: ErrorRecord;
  /** The messages that no page explains, with the reason. */
  readonly internal: readonly { readonly text: string; readonly why: string }[];
  /** Entries of `INTERNAL_MESSAGES` that no package has. */
  readonly unused: readonly string[];
}

/** Reads and classifies the messages of the installed packages. */
export function readInstalledMessages(root: string): InstalledMessages {
  const packages = readPackageMessages(root);
  const texts = [...new Set(packages.flatMap((one) => one.texts))].sort();
  const used = new Set<string>();
  const internal = texts.flatMap((text) => {
    for (const { why, texts: rules } of INTERNAL_MESSAGES) {
      const rule = rules.find((one) => includes(one, text));
      if (rule === undefined) continue;
      used.add(rule);
      return [{ text, why }];
    }
    return [];
  });
  const left = new Set(internal.map(({ text }) => text));
  return {
    record: {
      packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
      messages: texts.filter((text) => !left.has(text)),
    },
    internal,
    unused: INTERNAL_MESSAGES.flatMap(({ texts: rules }) => rules).filter(
      (rule) => !used.has(rule),
    ),
  };
}

function includes(rule: string, text: string): boolean {
  return rule.endsWith('*') ? text.startsWith(rule.slice(0, -1)) : rule === text;
}

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
      (text) =>
        `No ${language === 'en' ? 'English' : 'Chinese'} page explains the message “${text}”.`,
    ),
  );
  return lines.length > 0 ? lines : [`Both languages explain all ${messages.length} messages.`];
}
