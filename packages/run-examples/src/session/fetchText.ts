import type { LoadText } from '../contract.ts';

const texts = new Map<string, Promise<string>>();

/** Loads the text at a URL once; after a failure, the next call tries again. Rejects like `loadText`. */
export function fetchText(url: string, loadText: LoadText): Promise<string> {
  const known = texts.get(url);
  if (known) return known;
  const text = loadText(url);
  texts.set(url, text);
  text.catch(() => texts.delete(url));
  return text;
}
