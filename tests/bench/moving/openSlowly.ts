import type { Browser, CDPSession, Page } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';

export interface SlowPage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

export interface Slowness {
  /** Additional latency of each response, in milliseconds. */
  latency?: number;
}

const SLOWDOWN = 4;
/** Wide enough to show the sidebar. */
const VIEWPORT = { width: 1440, height: 900 };

/** Opens a page, waits until it's hydrated and idle, then slows down the CPU. */
export async function openSlowly(
  browser: Browser,
  url: string,
  { latency = 0 }: Slowness = {},
): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  await context.addInitScript((visited) => localStorage.setItem(visited, '1'), STORAGE.visited);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency });
  return { page, session, close: () => context.close() };
}
