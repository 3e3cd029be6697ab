import { describe, expect, test } from 'vitest';
import { isPlainClick, linkKind } from './linkKind.ts';

test.each([
  ['https://rspack.rs', 'external'],
  ['//rspack.rs', 'external'],
  ['mailto:a@b.c', 'external'],
  ['#top', 'hash'],
  ['/guide/start/', 'internal'],
  ['/config/test/bail#example', 'internal'],
  ['./sibling', 'internal'],
  ['/guide/start/index.md', 'file'],
  ['/llms.txt?x', 'file'],
  ['/screenshots/playground.webp', 'file'],
  ['/api/rs.fn', 'internal'],
])('%s is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

describe('a plain click', () => {
  const click = {
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  };
  test('is the left button alone', () => {
    expect(isPlainClick(click)).toBe(true);
  });
  test.each([
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is not %o', (change) => {
    expect(isPlainClick({ ...click, ...change })).toBe(false);
  });
});
