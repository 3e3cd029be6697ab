import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';

const KINDS = ['html', 'js', 'css', 'fonts', 'other'] as const;
const COMPRESSIBLE = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript|manifest))/;

/** Bytes from the site's origin, by resource kind; text is compressed with Brotli. */
export type Weight = Record<(typeof KINDS)[number] | 'total', number>;

/**
 * Measures everything that the page loads until the returned function is called. Call it before
 * opening the page.
 */
export async function weighVisit(page: Page, origin: string): Promise<() => Promise<Weight>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Set<string>();
  session.on('Network.responseReceived', ({ response }) => {
    if (response.url.startsWith(`${origin}/`)) urls.add(response.url);
  });
  return async () => {
    const weight: Weight = { html: 0, js: 0, css: 0, fonts: 0, other: 0, total: 0 };
    for (const { url, size } of (await Promise.all([...urls].map(fetchFile))).map(compressed)) {
      weight[kindOf(new URL(url).pathname)] += size;
      weight.total += size;
    }
    return weight;
  };
}

interface LoadedFile {
  readonly url: string;
  readonly type: string;
  readonly content: Buffer;
}

async function fetchFile(url: string): Promise<LoadedFile> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  return { url, type, content: Buffer.from(await response.arrayBuffer()) };
}

/** The size of a file as hosts send it, regardless of how the server of the benchmark sends it. */
function compressed({ url, type, content }: LoadedFile): { url: string; size: number } {
  if (!COMPRESSIBLE.test(type)) return { url, size: content.length };
  // The best quality for scripts and styles, which hosts compress only once, and less for pages.
  const quality = /\.(?:js|css)$/.test(new URL(url).pathname) ? 11 : 8;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { url, size: brotliCompressSync(content, { params }).length };
}

function kindOf(path: string): (typeof KINDS)[number] {
  if (path.endsWith('.js')) return 'js';
  if (path.endsWith('.css')) return 'css';
  if (path.endsWith('.woff2')) return 'fonts';
  return /\.[a-z\d]+$/i.test(path) ? 'other' : 'html';
}
