import type { Page, Request } from '@playwright/test';

/** Leaves requests unanswered. Returns a function that answers later ones. */
export async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const handler = () => {};
  await page.context().route(url, handler);
  return async () => {
    await page.context().unroute(url, handler);
    await page.evaluate(() => Object.assign(window, { isPatient: true }));
  };
}

/** Watches the page's requests from now on. Returns a function that lists the URLs of unanswered ones. */
export function pendingRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => [...pending].map((request) => request.url());
}

/** Shortens timeouts that the test's clock doesn't control, until a request is released. */
export const SHORTEN_DEADLINES = `{
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, self.isPatient ? ms : 1000);
}`;

/** The same in a worker, but long enough for a file that does load. */
export const SHORTEN_IN_WORKER = `{
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => timeout.call(AbortSignal, 3000);
}`;
