import { useLocation } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useState } from 'react';

/** The filter's text. It's part of the history entry, so that Back and a reload restore it. */
export function useFilterText(): [text: string, setText: (text: string) => void] {
  const { pathname, key } = useLocation();
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry has its own text
  useLayoutEffect(() => setText(savedFilter()), [pathname, key]);
  const change = useCallback((typed: string) => {
    setText(typed);
    saveFilter(typed);
  }, []);
  return [text, change];
}

function savedFilter(): string {
  const filter = (window.history.state as { filter?: unknown } | null)?.filter;
  return typeof filter === 'string' ? filter : '';
}

function saveFilter(filter: string): void {
  try {
    window.history.replaceState({ ...window.history.state, filter }, '');
  } catch {
    // Safari allows 100 calls in 30 seconds; after that, Back restores an older text.
  }
}
