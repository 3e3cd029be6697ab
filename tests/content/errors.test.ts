import { describe, expect, test } from 'vitest';
import { readErrorRecord } from '../../checks/errors/errorRecord.ts';
import { explainMessages } from '../../checks/errors/explainMessages.ts';
import { readInstalledMessages } from '../../checks/errors/installedMessages.ts';
import { KNOWN_MESSAGES } from '../../checks/errors/knownMessages.ts';
import { MAIN_PAGES, readQuotes } from '../../checks/errors/readQuotes.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { readSite, root } from './site.ts';

const installed = readInstalledMessages(root);

describe('the messages of the installed packages', () => {
  test('are recorded: npm run fix', () => {
    expect(readErrorRecord(root)).toEqual(installed.record);
  });

  test('are many, of errors and of warnings', () => {
    const { messages } = installed.record;
    expect(messages.length).toBeGreaterThan(200);
    expect(messages).toContain(
      'Reporter … not found. Please install it or use a built-in reporter.',
    );
    expect(messages).toContain('onlyFailures is ignored when explicit file filters are provided.');
  });

  test('are internal only if a package has them', () => {
    expect(installed.unused).toEqual([]);
  });

  const explanations = LANGUAGES.map((language) =>
    explainMessages(
      readSite().map(readQuotes),
      language,
      installed.record.messages,
      KNOWN_MESSAGES,
    ),
  );

  test('are all explained by a page of each language', () => {
    expect(explanations.map(({ unexplained }) => unexplained)).toEqual([[], []]);
  });

  test('lead to the same number of sections in both languages', () => {
    const sections = explanations.map(({ entries }) => {
      const main = entries.filter(({ url }) => MAIN_PAGES.includes(url.replace(/#.*/, '')));
      expect(main.filter(({ text }) => text === '')).toEqual([]);
      return [...new Set(main.map(({ url }) => url))].sort();
    });
    expect(sections[1]).toEqual(sections[0]);
  });
});
