import type { LoadText } from '../contract.ts';

type Load<Value> = (url: string, loadText: LoadText) => Promise<Value>;

/** Calls `load` once for each URL; after a failure, the next call tries again. */
export function oncePerUrl<Value>(load: Load<Value>): Load<Value> {
  const known = new Map<string, Promise<Value>>();
  return (url, loadText) => {
    const before = known.get(url);
    if (before) return before;
    const value = load(url, loadText);
    known.set(url, value);
    value.catch(() => known.delete(url));
    return value;
  };
}
