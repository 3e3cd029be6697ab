const loading = new Map<string, Promise<void>>();

/**
 * Adds a stylesheet to the page, once, and waits until it holds. A failed one can be asked for
 * again.
 */
export function addStylesheet(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The stylesheet ${href} could not be loaded.`));
  }).catch((error) => {
    loading.delete(href);
    link.remove();
    throw error;
  });
  loading.set(href, loaded);
  document.head.append(link);
  return loaded;
}
