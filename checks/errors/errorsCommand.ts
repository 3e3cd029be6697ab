import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import { readPages } from '../../content/readPages.ts';
import { type ErrorRecord, RECORD, readInstalledMessages } from './errorRecord.ts';
import { explainMessages } from './explainMessages.ts';
import { KNOWN_MESSAGES } from './knownMessages.ts';
import { readQuotes } from './readQuotes.ts';

const USAGE = `Lists the messages of the installed packages that no page explains.

  npm run errors                # how many are explained, and which aren't
  npm run errors -- --internal  # the messages that don't need an explanation, with the reason
  npm run errors -- --write     # records the messages of the installed packages in ${RECORD}`;

/** `npm run errors`. Returns the exit code. */
export function errorsCommand(
  root: string,
  args: readonly string[],
  print: (line: string) => void,
): 0 | 1 {
  const known = ['--internal', '--write'];
  if (args.some((one) => !known.includes(one))) {
    print(USAGE);
    return args.includes('--help') ? 0 : 1;
  }
  const installed = readInstalledMessages(root);
  if (args.includes('--internal')) {
    for (const { text, why } of installed.internal) print(`${why}: ${text}`);
    return 0;
  }
  if (args.includes('--write')) {
    const text = `${JSON.stringify(installed.record, undefined, 2)}\n`;
    writeFileSync(path.join(root, RECORD), text);
  }
  for (const line of coverageLines(root, installed.record)) print(line);
  return 0;
}

function coverageLines(root: string, { packages, messages }: ErrorRecord): string[] {
  const pages = readPages(root).map(readQuotes);
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return [
    `${messages.length} messages of ${versions.join(', ')}`,
    ...LANGUAGES.flatMap((language) => {
      const { unexplained } = explainMessages(pages, language, messages, KNOWN_MESSAGES);
      const count = messages.length - unexplained.length;
      const share = ((count / messages.length) * 100).toFixed(1);
      return [
        `${language}: ${count} explained (${share}%)`,
        ...unexplained.map((text) => `  - ${text}`),
      ];
    }),
  ];
}
