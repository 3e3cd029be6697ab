import type { Browser, TestInfo } from '@playwright/test';

export const REQUESTS = 'requests';

/**
 * Records what all pages of a browser request, so that a later run can tell whether a test would see
 * anything else. `during` returns when to annotate a test with its requests.
 */
export function recordRequests(browser: Browser) {
  let urls = new Set<string>();
  browser.on('context', (context) => {
    context.on('request', (request) => urls.add(request.url()));
  });
  return async (info: TestInfo, run: () => Promise<void>): Promise<void> => {
    urls = new Set();
    await run();
    info.annotations.push({ type: REQUESTS, description: JSON.stringify([...urls]) });
  };
}
