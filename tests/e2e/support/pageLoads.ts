import type { Page, Request, Route } from '@playwright/test';

/** Whether a request is a fetch of a page for client-side navigation. */
function isPageLoad(request: Request): boolean {
  const { pathname } = new URL(request.url());
  const isFetch = request.resourceType() === 'fetch' && request.method() === 'GET';
  return isFetch && !/\.\w+$/.test(pathname);
}

/** A growing list with the paths of the pages that client-side navigation fetches from now on. */
export function pageLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isPageLoad(request)) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** The paths of documents that the browser requests from now on. */
export function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
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
