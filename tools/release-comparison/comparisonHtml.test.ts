import { expect, test } from 'vitest';
import type { Release } from '../../content/releases/releases.ts';
import { comparisonHtml } from './comparisonHtml.ts';
import { RELEASES_TEXT } from './releasesText.ts';

const RELEASES: readonly Release[] = [
  { version: '0.1.0', date: '2026-01-01', changes: [] },
  {
    version: '0.1.1',
    date: '2026-01-02',
    changes: [{ change: 'added', kind: 'flag', name: '--bail', to: '--bail <number>' }],
  },
  {
    version: '0.2.0',
    date: '2026-01-03',
    changes: [{ change: 'changed', kind: 'default', name: 'bail', from: '0', to: '<a>' }],
  },
];

const compared = (from: string, to: string) =>
  comparisonHtml(RELEASES, from, to, RELEASES_TEXT.en).replace(/<[^>]+>/g, '|');

test('lists the changes after the first version up to the second, with escaped values', () => {
  expect(compared('0.1.0', '0.1.1')).toMatch(/1 added, 0 changed, 0 removed.*Flag.*--bail/);
  expect(compared('0.1.0', '0.1.1')).not.toContain('Default');
  expect(compared('0.1.0', '0.2.0')).toMatch(/1 added, 1 changed, 0 removed.*Default.*&#60;a&#62;/);
  expect(compared('0.1.1', '0.2.0')).not.toContain('--bail');
});

test('asks for another choice if the second version is not newer', () => {
  const message = `|${RELEASES_TEXT.en.reverse}|`;
  expect(compared('0.2.0', '0.1.0')).toBe(message);
  expect(compared('0.1.0', '0.1.0')).toBe(message);
});
