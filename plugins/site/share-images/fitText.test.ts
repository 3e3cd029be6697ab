import { expect, test } from 'vitest';
import { fitText, piecesOf } from './fitText.ts';

/** Every character is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size;
const room = { width: 100, height: 30, lineHeight: 1, sizes: [10, 5] };
const fitted = (text: string, more = {}) => fitText(text, { ...room, ...more }, measure);

test.each([
  ['Run every test', ['Run ', 'every ', 'test']],
  ['disableConsoleIntercept', ['disableConsoleIntercept']],
  ['in-source', ['in-', 'source']],
  ['测试（mock）：用法。', ['测', '试', '（mock）：', '用', '法。']],
  ['从 Jest 迁移', ['从 ', 'Jest ', '迁', '移']],
  ['用rs.fn测试', ['用', 'rs.fn', '测', '试']],
])('%s may be broken into %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('a text has the largest size that fits, with whole words', () => {
  expect(fitted('short')).toEqual({ size: 10, lines: ['short'] });
  expect(fitted('two words here')).toEqual({ size: 10, lines: ['two words', 'here'] });
  expect(fitted('disableConsole')).toEqual({ size: 5, lines: ['disableConsole'] });
  expect(fitted('four lines of words are too many here')).toEqual({
    size: 5,
    lines: ['four lines of words', 'are too many here'],
  });
});

test('no line starts with closing punctuation or ends with opening punctuation', () => {
  const { lines } = fitted('一二三四五六七八九十，后面（一二三四五六七八九十）', { height: 100 });
  expect(lines).toEqual(['一二三四五六七八九', '十，后面（一二三四五', '六七八九十）']);
});

test('a last line of one or two characters gets another one', () => {
  expect(fitted('一二三四五六七八九十甲').lines).toEqual(['一二三四五六七八九', '十甲']);
  expect(fitted('one two of a').lines).toEqual(['one two', 'of a']);
});

test('a text that does not fit is an error with advice', () => {
  expect(() => fitted('a word thatIsLongerThanTheWholeBox')).toThrow(
    '"a word thatIsLongerThanTheWholeBox" doesn\'t fit into 100 by 30 pixels at size 5: shorten it',
  );
});
