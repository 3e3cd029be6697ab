import type { LoadText } from '../contract.ts';

type Load<Value> = (url: string, loadText: LoadText) => Promise<Value>;

/** Calls `load` once for each URL. After a failure, the next call tries again. */
export function oncePerUrl<Value>(load: Load<Value>): Load<Value> {
  const loads = new Map<string, Promise<Value>>();
  return (url, loadText) => {
    const value = loads.get(url) ?? load(url, loadText);
    loads.set(url, value);
    value.catch(() => {
      if (loads.get(url) === value) loads.delete(url);
    });
    return value;
  };
}

/** Loads the text at a URL once. Rejects like `loadText`. */
export const fetchText = oncePerUrl((url, loadText) => loadText(url));
