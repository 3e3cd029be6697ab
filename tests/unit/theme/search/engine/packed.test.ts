import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packWords } from '../../../../../plugins/search-index/packWords.ts';
import { splitWords } from '../../../../../plugins/search-index/splitWords.ts';
import { sortBlock, unsortBlock } from '../../../../../theme/search/engine/packed/blockSort.ts';
import {
  withFronts,
  withoutFronts,
} from '../../../../../theme/search/engine/packed/frontCoding.ts';
import { bytesOf, ranksOf } from '../../../../../theme/search/engine/packed/moveToFront.ts';
import { unpackWords } from '../../../../../theme/search/engine/packed/unpackWords.ts';
import { plainText } from '../../../../../theme/search/engine/packed/wordText.ts';
import { readZeroRuns, writeZeroRuns } from '../../../../../theme/search/engine/packed/zeroRuns.ts';

/** Bytes below `values`, the same every time. */
function randomBytes(length: number, values: number): Uint8Array {
  let state = length + values;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % values;
  });
}

const INPUTS: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.of(7)],
  ['all alike', new Uint8Array(1_000).fill(255)],
  ['all zero', new Uint8Array(1_023)],
  ['all there are', Uint8Array.from({ length: 256 }, (_, i) => 255 - i)],
  ['a pattern', Uint8Array.from({ length: 999 }, (_, i) => i % 3)],
  ['random', randomBytes(3_000, 256)],
  ['random, of two values', randomBytes(3_000, 2)],
];

describe.each(INPUTS)('%s', (_what, bytes) => {
  test('is sorted and comes back', () => {
    expect(unsortBlock(sortBlock(bytes))).toEqual(bytes);
  });

  test('comes back from ranks', () => {
    expect(bytesOf(ranksOf(bytes))).toEqual(bytes);
  });

  test('comes back from runs', () => {
    expect(readZeroRuns(writeZeroRuns(bytes), bytes.length)).toEqual(bytes);
  });
});

test('sorting brings together what stands ahead of the same text', () => {
  const { bytes, end } = sortBlock(new TextEncoder().encode('banana'));
  expect(new TextDecoder().decode(bytes)).toBe('annbaa');
  expect(end).toBe(4);
});

test('a thousand zeros are ten bytes', () => {
  expect(writeZeroRuns(new Uint8Array(1_023))).toHaveLength(10);
});

test('a sorted list is written by what differs, and comes back', () => {
  const list = [
    '',
    'to',
    'toBe',
    'toBeNull',
    `${'x'.repeat(50)}1`,
    `${'x'.repeat(50)}2`,
    '🚀',
    '🚁',
  ];
  const coded = withoutFronts(list);
  expect(coded.slice(0, 4)).toEqual(['0', '0to', '2Be', '4Null']);
  expect(withFronts(JSON.parse(JSON.stringify(coded)))).toEqual(list);
});

test('runs of another length, and an end outside of its block, are errors', () => {
  expect(() => readZeroRuns(Uint8Array.of(5, 0, 1), 3)).toThrow('Runs of 6 bytes stand for 3');
  for (const end of [0, 4]) {
    expect(() => unsortBlock({ bytes: Uint8Array.of(1, 2, 3), end })).toThrow(
      `A block of 3 bytes can't end at ${end}`,
    );
  }
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
    ['signs of JSON', '\n "quoted" \\n [1, 2] {}'],
    ['unpaired surrogates', '\n a\ud800b\udfff'],
    ['other scripts', '\n Ελληνικά é — “x” 한국어 🚀'],
  ])('of %s comes back as it was', async (_what, text) => {
    const packed = Uint8Array.from(packWords(splitWords(text)));
    expect(plainText(await unpackWords(packed))).toBe(text);
  });

  test('tells the words of a line as the tokenizer does, Chinese aside', () => {
    const { pieces, words } = splitWords('\n Use rs.fn, --shard 和 test-runner 模拟');
    expect(pieces.slice(0, words)).toEqual(['--shard', 'Use', 'rs.fn', 'test-runner']);
  });

  test('is smaller by a tenth than gzip makes it', () => {
    const folder = 'docs/en/config/test';
    const pages = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
    const text = pages.join('').replace(/\n+/g, '\n ');
    const zipped = gzipSync(text, { level: 9 }).length;
    expect(packWords(splitWords(text)).length).toBeLessThan(zipped * 0.9);
  });

  const packed = packWords(splitWords(page.repeat(20)));
  const changed = (change: (unzipped: Buffer) => void) => {
    const unzipped = gunzipSync(packed);
    change(unzipped);
    return gzipSync(unzipped);
  };
  test.each([
    ['nothing', new Uint8Array()],
    ['a page of the host', new TextEncoder().encode('<!doctype html>')],
    ['half of it', packed.slice(0, packed.length / 2)],
    ['one wrong byte', packed.with(packed.length - 20, 0xff ^ (packed.at(-20) ?? 0))],
    ['bytes behind it', new Uint8Array([...packed, 1])],
    ['gzip of something else', gzipSync('something else')],
    ['gzip of nothing', gzipSync('')],
    ['a wrong length', changed((unzipped) => unzipped.writeUInt32BE(2 ** 31, 0))],
    ['a wrong end', changed((unzipped) => unzipped.writeUInt32BE(2 ** 31, 4))],
  ])('%s in place of one is one clear error', async (_what, bytes) => {
    await expect(unpackWords(Uint8Array.from(bytes))).rejects.toThrow(
      /^The packed text can't be read: it is damaged, or none$/,
    );
  });
});
