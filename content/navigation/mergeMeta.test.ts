import { expect, test } from 'vitest';
import { mergeMeta } from './mergeMeta.ts';
import type { MetaItem } from './metaFiles.ts';

const header: MetaItem = { type: 'section-header', label: '标题' };

test.each<[string, MetaItem[], MetaItem[], MetaItem[]]>([
  ['behind what it follows', ['a', 'new', 'b'], ['a', 'b'], ['a', 'new', 'b']],
  ['at the beginning', ['new', 'a'], ['a'], ['new', 'a']],
  ['two in their order', ['a', 'x', 'y'], ['a'], ['a', 'x', 'y']],
  ['where the order differs', ['a', 'b', 'new'], ['b', header, 'a'], ['b', 'new', header, 'a']],
  ['into nothing', [{ type: 'dir', name: 'd' }, 'a'], [], [{ type: 'dir', name: 'd' }, 'a']],
  [
    'not when it is there in another form',
    ['a.mdx'],
    [{ type: 'file', name: 'a' }],
    [{ type: 'file', name: 'a' }],
  ],
])('an entry that only the English has goes %s', (_where, english, chinese, expected) => {
  expect(mergeMeta(english, chinese)).toEqual(expected);
});
