import { expect, test } from 'vitest';
import { socialName, splitSocialLinks } from '../../../theme/navbar/socialLinks.ts';

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [5, 5, 0],
  [6, 5, 1],
  [9, 5, 4],
])('of %i links %i are shown and %i are under "more"', (count, shown, more) => {
  const links = Array.from({ length: count }, (_, index) => index);
  const split = splitSocialLinks(links);
  expect([split.shown.length, split.more.length]).toEqual([shown, more]);
  expect([...split.shown, ...split.more]).toEqual(links);
});

test.each([
  ['github', 'GitHub'],
  ['x', 'X'],
  ['discord', 'Discord'],
])('%s is called %s', (icon, name) => {
  expect(socialName(icon)).toBe(name);
});
