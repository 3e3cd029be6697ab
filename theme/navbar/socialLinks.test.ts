import { expect, test } from 'vitest';
import { socialName, splitSocialLinks } from './socialLinks.ts';

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [5, 5, 0],
  [6, 5, 1],
  [9, 5, 4],
])('of %i links %i are shown and %i are under "more"', (count, shown, overflow) => {
  const links = Array.from({ length: count }, (_, index) => index);
  const split = splitSocialLinks(links);
  expect([split.shown.length, split.overflow.length]).toEqual([shown, overflow]);
  expect([...split.shown, ...split.overflow]).toEqual(links);
});

const drawing = { svg: '<svg></svg>' };
test.each([
  ['github', 'link', 'https://a.example', 'GitHub'],
  ['x', 'link', 'https://a.example', 'X'],
  ['discord', 'text', 'Number 5', 'Discord'],
  [drawing, 'link', 'https://a.example/b', 'a.example'],
  [drawing, 'link', 'no address', 'unnamed'],
  [drawing, 'text', 'Number 5', 'Number 5'],
  [drawing, 'img', '/code.png', 'unnamed'],
  [{ svg: '<svg><title>Forum</title></svg>' }, 'dom', '<p></p>', 'Forum'],
] as const)('%j as %s of %j is called %s', (icon, mode, content, name) => {
  expect(socialName({ icon, mode, content }, 'unnamed')).toBe(name);
});
