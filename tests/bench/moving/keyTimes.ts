import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../median.ts';
import { openSlowly } from './openSlowly.ts';

/** The overview with the most pages. */
const OVERVIEW = '/config/';
const TYPED = ['timeout', 'coverage', 'mock', 'zzz'];
const LOOKS = 10;

/** Main-thread time in milliseconds per key press in an overview's filter. */
export async function keyTimes(browser: Browser, origin: string): Promise<number[]> {
  const { page, session, close } = await openSlowly(browser, origin + OVERVIEW);
  await session.send('Performance.enable');
  await page.getByRole('main').getByRole('searchbox').focus();
  // Waiting and observing also takes main-thread time.
  const looks: number[] = [];
  for (let look = 0; look < LOOKS; look++) looks.push(await workOf(page, session, async () => {}));
  const own = median(looks);
  const times: number[] = [];
  const press = async (key: string) => {
    const work = await workOf(page, session, () => page.keyboard.press(key));
    times.push(Math.max(0, work - own));
  };
  for (const word of TYPED) {
    for (const letter of word) await press(letter);
    for (const _ of word) await press('Backspace');
  }
  await close();
  return times;
}

async function workOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await workSoFar(session);
  await act();
  await page.evaluate(atRest);
  return (await workSoFar(session)) - before;
}

async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page: waits for two frames, then until it's idle. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
}
