import { NAVIGATION_TIMING } from '../settings.ts';
import { diagnoseLoad, LoadError } from './loadText.ts';

const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, unless the page already has it, and waits until it applies. Rejects with
 * a `LoadError`, at the latest after `NAVIGATION_TIMING.loadDeadline`; the next call tries again.
 */
export function addStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return Promise.resolve();
  const earlier = loading.get(link.href);
  if (earlier) return earlier;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = async () =>
      reject(new LoadError(href, await diagnoseLoad(href), 'the browser rejected the stylesheet'));
    AbortSignal.timeout(NAVIGATION_TIMING.loadDeadline).onabort = () =>
      reject(new LoadError(href, 'timeout', 'the stylesheet took too long'));
  }).catch((error) => {
    loading.delete(link.href);
    link.remove();
    throw error;
  });
  loading.set(link.href, loaded);
  document.head.append(link);
  return loaded;
}
