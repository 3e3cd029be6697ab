import { expect, test } from 'vitest';
import type { Language } from '../../content/languages.ts';
import { codeKey } from '../../theme/types/pageTypes.ts';
import { documentedSections, firstSentence } from './documentedSections.ts';
import { pageTypesOf } from './pageTypesOf.ts';
import { signatureOf } from './signature.ts';

const part = (text: string, kind = 'text') => ({ text, kind });

const alias = [
  part('(', 'punctuation'),
  part('alias'),
  part(')', 'punctuation'),
  part(' ', 'space'),
];
const named = (keyword: string) => [
  ...[part(keyword, 'keyword'), part(' ', 'space'), part('a', 'aliasName')],
];
const lineBreak = part('\n', 'lineBreak');

test('an import is shown as what it imports', () => {
  const end = [lineBreak, ...named('import')];
  expect(signatureOf([...alias, ...named('const'), ...end])).toEqual(['kconst ', '-a']);
  const both = [...alias, ...named('namespace'), lineBreak, ...alias, ...named('const'), ...end];
  expect(signatureOf(both)).toEqual(['knamespace ', '-a\n', 'kconst ', '-a']);
  expect(signatureOf(named('import'))).toEqual(['kimport ', '-a']);
});

test.each<[Language, string, string]>([
  ['en', 'Runs it. And more.', 'Runs it.'],
  ['en', 'Returns one of these:', 'Returns one of these.'],
  [
    'en',
    '.toThrow(expected?) calls rs.fn. It fails otherwise.',
    '.toThrow(expected?) calls rs.fn.',
  ],
  ['zh', '运行它。还有更多。', '运行它。'],
  ['zh', '返回以下之一：', '返回以下之一。'],
])('the first sentence in %s of %j', (language, paragraph, sentence) => {
  expect(firstSentence(paragraph, language)).toBe(sentence);
});

const section = (anchor: string, names: string[], text: string) => ({
  ...{ level: 2, anchor, heading: anchor, names, phrases: [], rows: [], facts: {}, prose: [text] },
});
const page = (language: Language, url: string, ...sections: ReturnType<typeof section>[]) => ({
  ...{ url, language, area: '', title: '', inboundLinks: 0, kind: 'reference' as const, sections },
});

test('finds a section in both languages by the best of its names', () => {
  const find = documentedSections([
    page('en', '/api/rs', section('rsfn', ['rs.fn', 'fn'], 'Makes a mock.')),
    page('zh', '/zh/api/rs', section('rsfn', ['rs.fn', 'fn'], '创建 mock。')),
  ]);
  const site = {
    en: { text: 'Makes a mock.', href: '/api/rs#rsfn' },
    zh: { text: '创建 mock。', href: '/zh/api/rs#rsfn' },
  };
  expect(find(['api rs.fn', 'api fn'])).toEqual({ site });
  expect(find(['api other'])).toBeUndefined();
});

test('a short name that two sections define is not looked up', () => {
  const find = documentedSections([
    page('en', '/a', section('each', ['test.each', 'each'], 'Of tests.')),
    page('en', '/b', section('each', ['describe.each', 'each'], 'Of suites.')),
  ]);
  expect(find(['api each'])).toBeUndefined();
  expect(find(['api test.each', 'api each'])?.site.en?.text).toBe('Of tests.');
});

test('an option and a function can have the same name', () => {
  const find = documentedSections([
    page('en', '/config/test/expect', section('', ['expect'], 'The option.')),
    page('en', '/api/test-api/expect', section('', ['expect'], 'The function.')),
  ]);
  expect(find(['option expect'])?.site.en?.text).toBe('The option.');
  expect(find(['api expect'])?.site.en?.text).toBe('The function.');
});

test('types that differ between two files with the same code are left out', () => {
  const name = (start: number, type: string) => ({ start, length: 1, signature: [type] });
  const { blocks, entries } = pageTypesOf(
    [
      { code: 'a b', names: [name(0, '-x'), name(2, '-y')], errors: [] },
      { code: 'a b', names: [name(0, '-x'), name(2, '-z')], errors: [] },
    ],
    () => undefined,
  );
  expect(blocks[codeKey('a b\n')]).toEqual({ names: [0, 1, 0] });
  expect(entries[0]).toEqual({ signature: ['-x'] });
});
