import { usePage, withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../clipboard/copyText';
import { useText } from '../language/useText';
import { TIMING } from '../site';
import { fetchMarkdown } from './fetchMarkdown';
import { markdownUrl } from './markdownUrl';

export type CopyState = 'idle' | 'loading' | 'success' | 'failed';

/** Fetches the page's Markdown and copies it; a success is shown for half a second. */
export function useCopyMarkdown(): [state: CopyState, copy: () => void] {
  const { page } = usePage();
  const text = useText();
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    if (state === 'loading') return;
    clearTimeout(timer.current);
    setState('loading');
    try {
      const markdown = await fetchMarkdown(withBase(markdownUrl(page.routePath)));
      const copied = await copyText(markdown, text.copyByHand);
      setState(copied ? 'success' : 'idle');
      if (copied) timer.current = setTimeout(() => setState('idle'), TIMING.copyMarkdownSuccess);
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return [state, copy];
}
