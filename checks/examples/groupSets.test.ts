import { describe, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { canShareProcess, checkTitles, groupSets, isRunnable, isValid } from './groupSets.ts';

const file = (title: string, more = '') => fence(`ts title="${title}"${more}`, '1');

function onlySet(source: string) {
  const [set] = groupSets(blocksOf(source));
  if (!set) throw new Error('no set');
  return set;
}

test('a set consists of the blocks below one heading, or with one name', () => {
  const source = [
    file('a.ts'),
    fence('bash', 'ls'),
    '## One\n',
    file('b.ts'),
    file('c.ts', ' set="named"'),
    '## Two\n',
    file('d.ts', ' set="named"'),
    fence('text output set="named"', 'x'),
  ].join('\n');
  const sets = groupSets(blocksOf(source)).map(({ name, blocks }) => [
    name,
    blocks.map(({ fence: { title, kind } }) => title ?? kind),
  ]);
  expect(sets).toEqual([
    ['top', ['a.ts']],
    ['one', ['b.ts']],
    ['named', ['c.ts', 'd.ts', 'output']],
  ]);
});

test('reports the second of two files with the same name', () => {
  const set = onlySet(file('a.ts') + file('a.ts'));
  expect(checkTitles(set)).toEqual([
    {
      file: 'docs/en/page.mdx',
      line: 4,
      message:
        'set "top" already contains a.ts (line 1); ' +
        'rename one, or move it to another set with set="name"',
    },
  ]);
  expect(isValid(set)).toBe(false);
});

describe('kinds of titled blocks', () => {
  test.each([
    ['JSON alone is shown', fence('json title="package.json"', '{}'), ['display']],
    ['a declaration alone is checked', file('env.d.ts'), ['check']],
    [
      'configuration next to checked code is checked with it',
      fence('json title="tsconfig.json"', '{}') + fence('ts check', '1'),
      ['check', 'check'],
    ],
    [
      'configuration next to a test is a file of the run',
      fence('json title="tsconfig.json"', '{}') + file('a.test.ts'),
      ['run', 'run'],
    ],
    [
      'JSON next to output too',
      fence('json title="a.json"', '{}') + fence('text output', 'x'),
      ['run', 'output'],
    ],
  ])('%s', (_, source, kinds) => {
    expect(blocksOf(source).map((block) => block.fence.kind)).toEqual(kinds);
  });
});

describe('sets that share a process', () => {
  test.each([
    [true, 'plain files', file('a.ts') + file('a.test.ts')],
    [true, 'with checked code', file('a.test.ts') + fence('ts check', '1')],
    [false, 'a config', file('a.test.ts') + file('rstest.config.mts')],
    [false, 'a manifest', file('a.test.ts') + fence('json title="package.json"', '{}')],
    [false, 'compiler options', file('a.test.ts') + fence('json title="tsconfig.json"', '{}')],
    [false, 'a folder of mocks', file('a.test.ts') + file('__mocks__/fs.ts')],
    [false, 'output', file('a.test.ts') + fence('text output', 'x')],
    [false, 'a failure', file('a.test.ts', ' fails="x"')],
    [false, 'variables', file('a.test.ts', ' env="A=1"')],
  ])('%s: %s', (expected, _, source) => {
    const set = onlySet(source);
    expect(isRunnable(set)).toBe(true);
    expect(canShareProcess(set)).toBe(expected);
  });
});
