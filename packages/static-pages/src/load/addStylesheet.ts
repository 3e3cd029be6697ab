import { NAVIGATION_TIMING } from '../settings.ts';
import { diagnoseLoad, LoadError } from './loadText.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, unless the page already has it, and waits until it applies. Rejects with
 * a `LoadError`, at the latest after `NAVIGATION_TIMING.loadDeadline`; the next call tries again.
 */
export function addStylesheet(href: string): Promise<void> {
  const earlier = loading.get(href);
  if (earlier) return earlier;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = async () =>
      reject(new LoadError(href, await diagnoseLoad(href), 'the browser rejected the stylesheet'));
    AbortSignal.timeout(NAVIGATION_TIMING.loadDeadline).onabort = () =>
      reject(new LoadError(href, 'timeout', 'the stylesheet took too long'));
  }).catch((error) => {
    loading.delete(href);
    link.remove();
    throw error;
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
