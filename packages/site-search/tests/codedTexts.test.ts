import { expect, test } from 'vitest';
import { CodedTexts } from '../src/text/codedTexts.ts';
import { type EncodedTexts, encodeTexts } from '../src/text/encodeTexts.ts';

const TEXTS = [
  '',
  'Call `rs.fn()`: it returns a mock, **not** a spy.',
  'a  b, two spaces and  ones at the ends ',
  'a--b x-.y a=>b ||c "quoted" \\d+ it’s — 1.5 × 2',
  '用happy-dom吧，不是 jsdom。ＦＵＬＬ width',
  'one\ntwo\n\nthree',
  '😀 and \ud800 alone',
];

function readAll(stored: EncodedTexts): string[] {
  const texts = new CodedTexts(JSON.parse(JSON.stringify(stored)));
  return Array.from({ length: texts.length }, (_, i) => texts.read(i));
}

test('texts come back as they were, also through JSON', () => {
  expect(readAll(encodeTexts(TEXTS))).toEqual(TEXTS);
});

test('more words than have short codes come back, too', () => {
  const text = Array.from({ length: 5_000 }, (_, i) => `w${i}`).join(' ');
  const stored = encodeTexts([text, text]);
  expect(stored.codes).toHaveLength(2 * 5_000 + 1);
  expect(readAll(stored)).toEqual([text, text]);
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

test('the texts with a term are found, at the edges, too', () => {
  const texts = new CodedTexts(encodeTexts(['mock', 'a mock mock', '监视', 'mocks', '监 视 mock']));
  expect([...texts.textsWith('mock')]).toEqual([0, 1, 4]);
  expect([...texts.textsWith('监视')]).toEqual([2]);
  expect([...texts.textsWith('视')]).toEqual([2, 4]);
  expect([...texts.textsWith('spy')]).toEqual([]);
  expect(texts.withPrefix('mock')).toEqual(['mock', 'mocks']);
});
