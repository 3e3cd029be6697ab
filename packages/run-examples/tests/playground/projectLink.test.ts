import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PROJECT_LINK } from '../../src/limits.ts';
import {
  baseLink,
  packText,
  parseProjectLink,
  projectLink,
  readProjectLink,
} from '../../src/project/projectLink.ts';

const BASE = [{ path: 'src/sum.ts', code: 'sum' }];

const parse = (hash: string) => {
  const link = parseProjectLink(hash);
  if (typeof link !== 'object' || !link.shared) throw new Error(`${hash} holds no changes`);
  return link.shared;
};
/** Reads a link with this JSON. */
const read = async (json: string) =>
  readProjectLink(PROJECT_LINK.version + (await packText(json)), BASE);

test.each(['typescript', 'zh/guide/start/quick-start:write-a-test', 'guide/a:v1.2'])(
  'a link leads to %s as it is',
  (base) => {
    expect(parseProjectLink(baseLink(base))).toEqual({ base });
  },
);

test('a link takes changed, added and deleted files along', async () => {
  const changes = { 'src/sum.ts': null, 'src/加.ts': 'export {};\n' };
  const hash = await projectLink('typescript', changes);
  expect(parseProjectLink(hash ?? '')).toMatchObject({ base: 'typescript' });
  expect(await readProjectLink(parse(hash ?? ''), BASE)).toEqual(changes);
});

test('there is no link where no one could open it', async () => {
  expect(await projectLink('typescript', { 'src/sum.ts': 'a'.repeat(70_000) })).toBe(undefined);
  // Digests don't compress well.
  const lines = Array.from({ length: 200 }, (_, i) =>
    createHash('sha256').update(String(i)).digest('base64'),
  ).join('\n');
  expect(await projectLink('typescript', { 'src/sum.ts': lines })).toBe(undefined);
});

test.each([
  ['another kind', '#run=top.1abc', undefined],
  ['nothing', '', undefined],
  ['no version', '#play=react.', 'broken'],
  ['letters that base64url lacks', '#play=react.1a+b', 'broken'],
  ['a broken escape', '#play=%E0%A4%A', 'broken'],
  ['more than a link may', `#play=${'a'.repeat(PROJECT_LINK.length)}`, 'broken'],
])('a fragment with %s', (_, hash, expected) => {
  expect(parseProjectLink(hash)).toBe(expected);
});

test('a link of another version is refused', async () => {
  const shared = `${Number(PROJECT_LINK.version) + 1}${await packText('{"src/sum.ts":""}')}`;
  await expect(readProjectLink(shared, BASE)).rejects.toThrow('another version');
});

describe('a hostile link', () => {
  const thousands = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}.ts`, '']));

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['numbers for code', '{"a.ts":1}'],
    ['a path out of the project', '{"../a.ts":""}'],
    ['an absolute path', '{"/a.ts":""}'],
    ['__proto__', '{"__proto__":"polluted"}'],
    ['__proto__ as an object', '{"__proto__":{"polluted":1}}'],
    ['the same name in other letters', '{"src/SUM.ts":""}'],
    ['a file that is a folder', '{"src":""}'],
    ['markup for a name', '{"<img src=x onerror=hit()>.ts":""}'],
    ['half a character in a name', '{"\\ud800.ts":""}'],
    ['the deletion of nothing', '{"gone.ts":null}'],
    ['too many files', JSON.stringify(thousands)],
    ['a bomb', `{"a.ts":"${' '.repeat(50_000_000)}"}`],
  ])('with %s is refused', async (_, json) => {
    await expect(read(json)).rejects.toThrow();
    expect('polluted' in {}).toBe(false);
  });
});
