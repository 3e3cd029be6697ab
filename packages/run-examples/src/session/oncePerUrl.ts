import type { LoadText } from '../contract.ts';

type Load<Value> = (url: string, loadText: LoadText) => Promise<Value>;

/**
 * Calls `load` once for each URL. After a failure, the next calls try again, also for what is still
 * loading: it started on the same connection, and a retry must not wait for it to fail as well.
 */
export function oncePerUrl<Value>(load: Load<Value>): Load<Value> {
  const loaded = new Map<string, Promise<Value>>();
  let loading = new Map<string, Promise<Value>>();
  return (url, loadText) => {
    const known = loaded.get(url) ?? loading.get(url);
    if (known) return known;
    const value = load(url, loadText);
    const started = loading;
    started.set(url, value);
    value.then(
      () => {
        loaded.set(url, value);
        started.delete(url);
      },
      () => {
        if (loading === started) loading = new Map();
      },
    );
    return value;
  };
}

/** Loads the text at a URL once. Rejects like `loadText`. */
export const fetchText = oncePerUrl((url, loadText) => loadText(url));
