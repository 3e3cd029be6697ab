import type { Browser } from '@playwright/test';
import type { Lighthouse, Scores } from './lighthouse.ts';
import { measureVisit, type Visit } from './measureVisit.ts';

export interface PageFigures {
  visit: Visit;
  /** The folder of Lighthouse, if it's installed. */
  scores?: Scores;
}

const VISITS = 3;

export async function measurePage(
  browser: Browser,
  lighthouse: Lighthouse | undefined,
  url: string,
): Promise<PageFigures> {
  const visit = await medianVisit(browser, url);
  return lighthouse ? { visit, scores: await lighthouse.scoresOf(url) } : { visit };
}

/** The visit with the median blocking time; weights are the same in all of them. */
async function medianVisit(browser: Browser, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count++) visits.push(await measureVisit(browser, url));
  const [, middle] = visits.sort((a, b) => a.blocked - b.blocked);
  if (!middle) throw new Error('A median needs three visits.');
  return middle;
}
