import type { Browser } from '@playwright/test';
import { measureVisit, type Visit } from './measureVisit.ts';

const VISITS = 3;

/** Visits a page three times. Resolves to the visit with the median blocking time. */
export async function measurePage(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await measureVisit(browser, url));
  const [, middle] = visits.sort((a, b) => a.blocked - b.blocked);
  if (!middle) throw new Error('A median needs three visits.');
  return middle;
}

export const HEAD: readonly string[] = [
  ...['kB, ms', 'html', 'js', 'css', 'fonts', 'other', 'total'],
  ...['blocked', 'longest', 'LCP', 'CLS'],
];

/** A row of a table whose first row is `HEAD`. */
export function visitRow(name: string, { weight, blocked, longest, lcp, cls }: Visit): string[] {
  const sizes = [weight.html, weight.js, weight.css, weight.fonts, weight.other, weight.total];
  return [
    name,
    ...sizes.map((bytes) => (bytes / 1000).toFixed(1)),
    ...[blocked, longest, lcp].map((ms) => ms.toFixed(0)),
    cls.toFixed(3),
  ];
}
