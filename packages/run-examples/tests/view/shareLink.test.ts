import { expect, test } from 'vitest';
import { RUN_LINK } from '../../src/limits.ts';
import {
  formatFragment,
  packText,
  parseFragment,
  readChanges,
  type SharedFragment,
  shareChanges,
} from '../../src/view/share/sharedCode.ts';

const FILES = ['test/a.test.ts', 'src/价格.ts'];
const CHANGES = { 'test/a.test.ts': "test('é “quoted” 测试 🎉', () => {});\n", 'src/价格.ts': '' };

async function read(hash: string) {
  return readChanges(parseFragment(hash) as SharedFragment, FILES);
}

test('what a link takes along comes out of it again', async () => {
  const hash = (await shareChanges('a.b c/测试', CHANGES)) ?? '';
  expect(hash).toMatch(/^#run=[^.\s#]+\.1[\w-]+$/);
  // As an address bar and a chat window would have it.
  expect(new URL(`https://example.org/${hash}`).hash).toBe(hash);
  expect(parseFragment(hash)).toMatchObject({ set: 'a.b c/测试', version: '1' });
  expect(await read(hash)).toEqual(CHANGES);
  expect(await read((await shareChanges('top', {})) ?? '')).toEqual({});
});

test('anchors are none of its business', () => {
  for (const hash of ['', '#run', '#running', '#top', '#example.1abc']) {
    expect(parseFragment(hash)).toBeUndefined();
  }
});

test('a link that can’t be meant is refused', () => {
  for (const rest of ['', '.', 'top', 'top.', '.1abc', 'top.xabc', 'top.1a+b', '%E0%A4.1abc']) {
    expect(parseFragment(`#run=${rest}`), rest).toBe('broken');
  }
  const long = 'a'.repeat(RUN_LINK.length);
  expect(parseFragment(`#run=top.1${long}`)).toBe('broken');
  expect(formatFragment({ set: 'top', version: '1', data: long })).toBeUndefined();
});

test('broken, foreign and swollen data is refused with what is wrong with it', async () => {
  const packed = async (text: string) => `#run=top.1${await packText(text)}`;
  await expect(read('#run=top.1AAAA')).rejects.toThrow();
  await expect(read('#run=top.1')).rejects.toThrow();
  await expect(read('#run=top.2abcd')).rejects.toThrow('version 2');
  await expect(read(await packed('no JSON'))).rejects.toThrow();
  for (const value of ['null', '[]', '"x"', '{"test/a.test.ts":1}']) {
    await expect(read(await packed(value)), value).rejects.toThrow('no code by path');
  }
  for (const path of ['src/other.ts', '__proto__', '../secret']) {
    await expect(read(await packed(`{${JSON.stringify(path)}:"x"}`))).rejects.toThrow(path);
  }
  const bomb = await packed(JSON.stringify({ 'test/a.test.ts': ' '.repeat(5_000_000) }));
  expect(bomb.length).toBeLessThan(RUN_LINK.length);
  // Not the text itself: a failure would print it.
  const outcome = await read(bomb).then(
    () => 'unpacked',
    (error: Error) => error.message,
  );
  expect(outcome).toContain('More than');
});

test('changes that no link can hold are not put into one', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(36)).join('');
  expect(await shareChanges('top', { 'test/a.test.ts': noise })).toBeUndefined();
});
