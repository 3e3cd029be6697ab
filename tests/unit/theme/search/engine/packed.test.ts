import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packWords } from '../../../../../plugins/search-index/packWords.ts';
import { splitWords } from '../../../../../plugins/search-index/splitWords.ts';
import { BitReader, BitWriter } from '../../../../../theme/search/engine/packed/bits.ts';
import { sortBlock, unsortBlock } from '../../../../../theme/search/engine/packed/blockSort.ts';
import { codeLengths } from '../../../../../theme/search/engine/packed/huffman.ts';
import { readPieces, writePieces } from '../../../../../theme/search/engine/packed/pieceList.ts';
import { readNumbers } from '../../../../../theme/search/engine/packed/readNumbers.ts';
import { unpackWords } from '../../../../../theme/search/engine/packed/unpackWords.ts';
import { plainText, textOfUnits } from '../../../../../theme/search/engine/packed/wordText.ts';
import { writeNumbers } from '../../../../../theme/search/engine/packed/writeNumbers.ts';

const KINDS = 2 ** 16;

/** Numbers below `kinds`, the same every time. */
function randomNumbers(length: number, kinds: number): Uint16Array {
  let state = length + kinds;
  return Uint16Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % kinds;
  });
}

function packed(numbers: Uint16Array, kinds = KINDS): Uint8Array {
  const bits = new BitWriter();
  writeNumbers(bits, numbers, kinds);
  return bits.bytes();
}

const INPUTS: [string, Uint16Array][] = [
  ['nothing', new Uint16Array()],
  ['one number', Uint16Array.of(7)],
  ['all alike', new Uint16Array(1_000).fill(KINDS - 1)],
  ['all zero', new Uint16Array(1_023)],
  ['all there are', Uint16Array.from({ length: KINDS }, (_, i) => KINDS - 1 - i)],
  ['a pattern', Uint16Array.from({ length: 999 }, (_, i) => i % 3)],
  ['more in turns than are remembered', Uint16Array.from({ length: 999 }, (_, i) => i % 65)],
  ['random', randomNumbers(3_000, KINDS)],
  ['random, of two kinds', randomNumbers(3_000, 2)],
];

describe.each(INPUTS)('%s', (_what, numbers) => {
  test('is sorted and comes back', () => {
    expect(unsortBlock(sortBlock(numbers), KINDS)).toEqual(numbers);
  });

  test('comes back from ranks', () => {
    const bits = new BitReader(packed(numbers), 0);
    expect(readNumbers(bits, numbers.length, KINDS)).toEqual(numbers);
  });
});

test('sorting brings together what stands ahead of the same text', () => {
  const { numbers, end } = sortBlock(Uint16Array.from(new TextEncoder().encode('banana')));
  expect(String.fromCharCode(...numbers)).toBe('annbaa');
  expect(end).toBe(4);
});

test('an end outside of its block is an error', () => {
  for (const end of [0, 4]) {
    expect(() => unsortBlock({ numbers: Uint16Array.of(1, 2, 3), end }, 4)).toThrow(
      `A block of 3 numbers can't end at ${end}`,
    );
  }
});

test('what repeats takes next to nothing', () => {
  const size = (length: number) => packed(new Uint16Array(length).fill(5), 8).length;
  expect(size(100_000) - size(1_000)).toBeLessThan(4);
});

test('the oftener a symbol is used, the shorter is its code; none is too long', () => {
  expect([...codeLengths([4, 0, 2, 1, 1], 16)]).toEqual([1, 0, 2, 3, 3]);
  expect([...codeLengths([0, 9], 16)]).toEqual([0, 1]);
  const doubling = Array.from({ length: 20 }, (_, i) => 2 ** i);
  const lengths = codeLengths(doubling, 6);
  expect(Math.max(...lengths)).toBe(6);
  expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBeLessThanOrEqual(1);
});

test('a sorted list is written by what differs, and comes back', () => {
  const long = 'x'.repeat(50);
  const list = ['', 'to', 'toBe', 'toBeNull', `${long}1`, `${long}2`, '模拟', '🚀', '🚁'];
  const written = writePieces(list);
  expect(written.slice(0, 12)).toBe('\x0e\x0eto\x10Be\x12Null');
  const { units, starts } = readPieces(written, list.length);
  const pieces = list.map((_, i) => textOfUnits(units.subarray(starts[i], starts[i + 1])));
  expect(pieces).toEqual(list);
});

describe('a packed text', () => {
  const page =
    '\n/a\tArea\tMock modules\t3\n2mock-it\tMock it\tmock\n The mock, and the spy.\n|a | b\n`rs.fn';
  test.each([
    ['nothing', ''],
    ['a line that ends', '\n'],
    ['a page', page],
    ['Chinese', '\n 模拟函数，模拟模块；运行测试 test 的时候。'.repeat(9)],
    ['words side by side', '\n **bold** a=>b ...rest --shard=1/2  two spaces\n $a$b'],
    ['fields and a heading above', '\n/a\t\tA\t\n^2Mock modules\n21\t--a\t\ta b\n 2\t3'],
    ['signs of JSON', '\n "quoted" \\n [1, 2] {}'],
    ['other scripts', '\n Ελληνικά é — “x” 한국어 🚀'],
  ])('of %s comes back as it was', (_what, text) => {
    expect(plainText(unpackWords(packWords(splitWords(text))))).toBe(text);
  });

  test('has no characters of control, which would be taken for marks of its list', () => {
    const words = unpackWords(packWords(splitWords('\n a\x0eb \x1f\x00c')));
    expect(plainText(words)).toBe('\n ab c');
  });

  test('tells the words of a line as the tokenizer does, Chinese aside', () => {
    const { pieces, words } = splitWords('\n Use rs.fn, --shard 和 test-runner 模拟');
    expect(pieces.slice(0, words)).toEqual(['--shard', 'Use', 'rs.fn', 'test-runner']);
  });

  test('is smaller by a fifth than gzip makes it', () => {
    const folder = 'docs/en/config/test';
    const pages = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const text = pages.join('').replace(/\n+/g, '\n ');
    const zipped = gzipSync(text, { level: 9 }).length;
    expect(packWords(splitWords(text)).length).toBeLessThan(zipped * 0.8);
  });

  const whole = packWords(splitWords(page.repeat(20)));
  test.each([
    ['nothing', new Uint8Array()],
    ['a page of the host', new TextEncoder().encode('<!doctype html>')],
    ['half of it', whole.slice(0, whole.length / 2)],
    ['one wrong byte', whole.with(whole.length - 20, 0xff ^ (whole.at(-20) ?? 0))],
    ['a wrong check', whole.with(3, 0xff ^ (whole[3] ?? 0))],
    ['bytes behind it', new Uint8Array([...whole, 1])],
    ['zeros', new Uint8Array(whole.length)],
  ])('%s in place of one is one clear error', (_what, bytes) => {
    expect(() => unpackWords(bytes)).toThrow(
      /^The packed text can't be read: it is damaged, or none$/,
    );
  });
});
