import type { Browser, CDPSession, Page } from '@playwright/test';
import { STORAGE } from '../../../theme/site.ts';

export interface SlowPage {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

export interface Slowness {
  /** Milliseconds that each answer of the server takes longer. */
  latency?: number;
}

const SLOWDOWN = 4;
/** Wide enough for the sidebar to stand beside the text. */
const VIEWPORT = { width: 1440, height: 900 };

/** A page that is loaded, taken over, and at rest; from then on the machine is slow. */
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
