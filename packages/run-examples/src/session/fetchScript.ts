import { oncePerUrl } from './oncePerUrl.ts';

/** Loads a script once, which can be passed to workers without copying it. Rejects like `loadText`. */
export const fetchScript = oncePerUrl(async (url, loadText) => {
  return new Blob([await loadText(url)], { type: 'text/javascript' });
});
