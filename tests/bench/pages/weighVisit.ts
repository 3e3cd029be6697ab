import type { Page } from '@playwright/test';

const KINDS = ['html', 'js', 'css', 'fonts', 'other'] as const;

/** Transferred bytes from the site's origin, by resource kind. */
export type Weight = Record<(typeof KINDS)[number] | 'total', number>;

/** Measures everything that the page loads from now on. Call it before opening the page. */
export async function weighVisit(page: Page, origin: string): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const weight: Weight = { html: 0, js: 0, css: 0, fonts: 0, other: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = new URL(urls.get(requestId) ?? 'about:blank');
    if (url.origin !== origin) return;
    weight[kindOf(url.pathname)] += encodedDataLength;
    weight.total += encodedDataLength;
  });
  return () => ({ ...weight });
}

function kindOf(path: string): (typeof KINDS)[number] {
  if (path.endsWith('.js')) return 'js';
  if (path.endsWith('.css')) return 'css';
  if (path.endsWith('.woff2')) return 'fonts';
  return /\.[a-z\d]+$/i.test(path) ? 'other' : 'html';
}
