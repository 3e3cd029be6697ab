import { expect, test } from 'vitest';
import { SEARCH_TEXT } from '../../i18n/text/searchText.ts';
import { outcomeWithCommands } from '../dialog/SearchSession.ts';
import { matchCommands } from './matchCommands.ts';

function commandsIn(language: 'en' | 'zh') {
  const { commands: text } = SEARCH_TEXT[language];
  return [
    { id: 'language', label: text.language('English'), words: text.languageWords },
    { id: 'appearance', label: text.dark, words: text.appearanceWords },
    { id: 'copy-page', label: text.copyPage, words: text.copyPageWords },
    { id: 'copy-install', label: text.copyInstall, words: text.copyInstallWords },
    { id: 'shortcuts', label: text.shortcuts, words: text.shortcutsWords },
  ];
}

const found = (language: 'en' | 'zh', query: string) =>
  matchCommands(commandsIn(language), query).map(({ id }) => id);

test.each([
  ['dark', ['appearance']],
  ['Dark theme', ['appearance']],
  ['copy', ['copy-page', 'copy-install']],
  ['markdown', ['copy-page']],
  ['install', ['copy-install']],
  ['shortcuts', ['shortcuts']],
  // Parts of words, and words of pages, are searches.
  ['the', ['copy-install']],
  ['mark', []],
  ['install rstest', []],
  ['testTimeout', []],
  ['', []],
])('“%s” lists %j', (query, ids) => {
  expect(found('en', query)).toEqual(ids);
});

test.each([
  ['深色', ['appearance']],
  ['复制', ['copy-page', 'copy-install']],
  ['快捷键', ['shortcuts']],
  ['english', ['language']],
  ['色', []],
])('“%s” lists %j in Chinese', (query, ids) => {
  expect(found('zh', query)).toEqual(ids);
});

test('after “>” all are listed, then those with the parts of words that are typed', () => {
  expect(found('en', '>')).toHaveLength(5);
  expect(found('en', ' > ')).toHaveLength(5);
  expect(found('en', '>mark')).toEqual(['copy-page']);
  expect(found('en', '> cop inst')).toEqual(['copy-install']);
  expect(found('zh', '>色')).toEqual(['appearance']);
  expect(found('en', '> nothing like it')).toEqual([]);
});

test('a query for commands is announced as one of results', () => {
  const query = { turn: 1, query: '>x', simplified: '>x', kind: 'commands' } as const;
  expect(outcomeWithCommands(query, 2)).toMatchObject({ kind: 'results', count: 2, query: '>x' });
  expect(outcomeWithCommands(query, 0)).toMatchObject({ kind: 'nothing', suggestions: [] });
  const searched = { turn: 1, query: 'x', simplified: 'x', kind: 'results', count: 7 } as const;
  expect(outcomeWithCommands(searched, 2)).toBe(searched);
});
