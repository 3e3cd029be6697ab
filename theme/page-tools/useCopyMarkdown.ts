import { usePage, withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { loadText } from 'static-pages/load';
import { markdownUrl } from '../../content/routes/pageAssets';
import { useText } from '../i18n/useText';
import { TIMING } from '../settings/site';
import { copyText } from '../ui/clipboard/copyText';

export type CopyState = 'idle' | 'loading' | 'success' | 'failed';

/** Fetches the page's Markdown and copies it; success is shown for half a second. */
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
      const markdown = await loadText(withBase(markdownUrl(page.routePath)));
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
