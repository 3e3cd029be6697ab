import { expect, test } from 'vitest';
import { decoderOf, encodeTexts, splitTexts } from '../src/text/codedTexts.ts';

const TEXTS = [
  '',
  'Call `rs.fn()`: it returns a mock, **not** a spy.',
  'a  b, two spaces and  ones at the ends ',
  'a--b x-.y a=>b ||c "quoted" \\d+ it’s — 1.5 × 2',
  '用happy-dom吧，不是 jsdom。ＦＵＬＬ width',
  'one\ntwo\n\nthree',
  '😀 and \ud800 alone',
];

test('texts come back as they were, also through JSON', () => {
  const stored = JSON.parse(JSON.stringify(encodeTexts(TEXTS)));
  expect(splitTexts(stored).map(decoderOf(stored.words))).toEqual(TEXTS);
});

test('more words than have short codes come back, too', () => {
  const text = Array.from({ length: 5_000 }, (_, i) => `w${i}`).join(' ');
  const stored = encodeTexts([text, text]);
  expect(stored.codes).toHaveLength(2 * 5_000 + 1);
  expect(splitTexts(stored).map(decoderOf(stored.words))).toEqual([text, text]);
});

test('more words than there are codes are an error', () => {
  const text = Array.from({ length: 56_000 }, (_, i) => `w${i}`).join(' ');
  expect(() => encodeTexts([text])).toThrow('A chunk has 56002 different words, more than 55264');
});

test('frequent words have codes of one byte, and none that JSON escapes', () => {
  const rare = Array.from({ length: 200 }, (_, i) => `w${i}`);
  const { codes } = encodeTexts(['the '.repeat(300), rare.join(' ')]);
  expect(Buffer.byteLength(codes.slice(0, 100))).toBe(100);
  expect(JSON.stringify(codes)).toHaveLength(codes.length + 2);
});
