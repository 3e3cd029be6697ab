import { expect, test } from 'vitest';
import { datesOfLog } from './readDates.ts';

test('the date of a path is that of its newest commit, in UTC', () => {
  const log =
    '\x001795219200\n\ndocs/en/a.mdx\n\n\x001795132799\n\ndocs/en/a.mdx\ndocs/zh/指南.mdx\n';
  expect([...datesOfLog(log)]).toEqual([
    ['docs/en/a.mdx', '2026-11-21'],
    ['docs/zh/指南.mdx', '2026-11-19'],
  ]);
});

test('no history gives no dates', () => {
  expect(datesOfLog('')).toEqual(new Map());
});
