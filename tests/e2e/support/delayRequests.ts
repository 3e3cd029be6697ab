import type { Page } from '@playwright/test';

/** Delays the answers to requests for a URL until the returned function is called. */
export async function delayRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
