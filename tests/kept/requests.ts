import type { Browser, TestInfo } from '@playwright/test';

export const REQUESTS = 'requests';

/** Records what a test requests, so that a later run can tell whether it would see anything else. */
export interface Recording {
  /** Runs a test and annotates it with its requests. */
  readonly during: (info: TestInfo, run: () => Promise<void>) => Promise<void>;
  readonly add: (url: string) => void;
}

/** Records the requests of all pages of a browser, and those that are added. */
export function recordRequests(browser: Browser): Recording {
  let urls = new Set<string>();
  const add = (url: string) => void urls.add(url);
  browser.on('context', (context) => {
    context.on('request', (request) => add(request.url()));
  });
  return {
    add,
    async during(info, run) {
      urls = new Set();
      await run();
      info.annotations.push({ type: REQUESTS, description: JSON.stringify([...urls]) });
    },
  };
}
