import type { Page } from '@playwright/test';

export const KINDS = ['html', 'js', 'css', 'other'] as const;

/** Bytes over the wire of everything from our own origin, by kind. */
export type Weight = Record<(typeof KINDS)[number] | 'total', number>;

/** Weighs all that the page loads from now on; to be called before it is opened. */
export async function weighVisit(page: Page, origin: string): Promise<() => Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const weight: Weight = { html: 0, js: 0, css: 0, other: 0, total: 0 };
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
  return /\.[a-z\d]+$/i.test(path) ? 'other' : 'html';
}
