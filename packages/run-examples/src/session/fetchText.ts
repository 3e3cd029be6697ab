import { oncePerUrl } from './oncePerUrl.ts';

/** Loads the text at a URL once. Rejects like `loadText`. */
export const fetchText = oncePerUrl((url, loadText) => loadText(url));
