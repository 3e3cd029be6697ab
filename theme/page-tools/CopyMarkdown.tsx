import { usePage, withBase } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { loadText } from 'static-pages/load';
import { markdownUrl } from '../../content/routes/pageAssets';
import { useText } from '../i18n/useText';
import { TIMING } from '../settings/site';
import { copyText } from '../ui/clipboard/copyText';
import { Icon } from '../ui/icons/Icon';

type CopyState = 'idle' | 'loading' | 'success' | 'failed';

/** A button that copies the page as Markdown. Shows a check mark afterwards, and announces the result. */
export function CopyMarkdown() {
  const text = useText();
  const [state, copy] = useCopyMarkdown();
  const announced: Record<CopyState, string> = {
    idle: '',
    loading: text.copyingMarkdown,
    success: text.copied,
    failed: text.copyMarkdownFailed,
  };
  return (
    <>
      <button
        type="button"
        className="text-button"
        data-state={state}
        aria-disabled={state === 'loading'}
        onClick={copy}
      >
        <Icon name={state === 'success' ? 'check' : 'copy'} />
        <span>{state === 'failed' ? text.copyMarkdownFailed : text.copyMarkdown}</span>
      </button>
      <span role="status" className="visually-hidden">
        {announced[state]}
      </span>
    </>
  );
}

/** Fetches the page's Markdown and copies it; success is shown for half a second. */
function useCopyMarkdown(): [state: CopyState, copy: () => void] {
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
      const markdown = loadText(withBase(markdownUrl(page.routePath)));
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
