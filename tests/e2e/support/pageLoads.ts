import type { Page, Request, Route } from '@playwright/test';

/** Whether a request is the site's own for a page, which comes as its document. */
function isPageLoad(request: Request): boolean {
  const { pathname } = new URL(request.url());
  const fetched = request.resourceType() === 'fetch' && request.method() === 'GET';
  return fetched && !/\.\w+$/.test(pathname);
}

/** The paths of the pages that the site asks for from now on, in order. */
export function pageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isPageLoad(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Waits for the answer to the next page that the site asks for. */
export function pageLoaded(page: Page) {
  return page.waitForResponse((response) => isPageLoad(response.request()));
}

/**
 * Answers the site's requests for pages in place of the server; documents that the browser loads
 * are left alone. Returns what ends it.
 */
export async function answerPageLoads(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handler = (route: Route) =>
    isPageLoad(route.request()) ? answer(route) : route.fallback();
  await page.route('**/*', handler);
  return () => page.unroute('**/*', handler);
}
