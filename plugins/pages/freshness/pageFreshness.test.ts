import { expect, test } from 'vitest';
import { pageFreshness } from './pageFreshness.ts';

const MARKS = {
  versions: ['0.1.0', '0.2.0', '0.3.0'],
  options: { bail: '0.2.0', 'pool.type': '0.1.0' },
  names: { rs: '0.1.0', test: '0.1.0', 'rs.fn': '0.3.0', 'rs.mock': '0.1.0', 'rs.spyOn': '0.3.0' },
};
const option = (path: string) => ({ path, type: 'x', project: true });
const examples = (runs: number) => ({
  digest: '',
  languages: ['en'],
  blocks: [],
  sets: {
    top: {
      files: ['a.ts'],
      runs: Array.from({ length: runs }, () => ({ args: ['run'], exit: 0 })),
      page: { format: 'source' as const },
    },
  },
});

test('a page with examples that ran has that recorded', () => {
  expect(pageFreshness({}, examples(1), '0.3.0', MARKS)).toMatchObject({
    rstest: '0.3.0',
    examplesRan: true,
  });
});

test('a page without examples, or only type-checked ones, was only compared', () => {
  expect(pageFreshness({}, undefined, '0.3.0', MARKS).examplesRan).toBe(false);
  expect(pageFreshness({}, examples(0), '0.3.0', MARKS).examplesRan).toBe(false);
});

test('options have their version; those of the oldest version can be older', () => {
  const page = { options: ['bail', 'pool.type', 'output.distPath.root'].map(option) };
  expect(pageFreshness(page, undefined, '0.3.0', MARKS).options).toEqual({
    bail: { version: '0.2.0', orEarlier: false },
    'pool.type': { version: '0.1.0', orEarlier: true },
  });
});

test('names are grouped by their version, oldest first', () => {
  const api = { from: '@rstest/core', names: ['rs'], members: ['spyOn', 'mock', 'fn'] };
  expect(pageFreshness({ api }, undefined, '0.3.0', MARKS).names).toEqual([
    { since: { version: '0.1.0', orEarlier: true }, names: ['rs', 'rs.mock'] },
    { since: { version: '0.3.0', orEarlier: false }, names: ['rs.spyOn', 'rs.fn'] },
  ]);
});
