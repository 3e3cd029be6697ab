import type { Page, Request, Route } from '@playwright/test';

/** Whether a request is client-side navigation fetching a page's document. */
function isPageLoad(request: Request): boolean {
  const { pathname } = new URL(request.url());
  const fetched = request.resourceType() === 'fetch' && request.method() === 'GET';
  return fetched && !/\.\w+$/.test(pathname);
}

/** The paths of pages that client-side navigation fetches from now on, in order. */
export function pageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isPageLoad(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Waits for the response to the next fetched page. */
export function pageLoaded(page: Page) {
  return page.waitForResponse((response) => isPageLoad(response.request()));
}

/**
 * Intercepts the site's fetches of pages, but not documents that the browser loads. Returns a
 * function that removes the interception.
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
