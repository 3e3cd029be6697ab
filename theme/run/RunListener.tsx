import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import { setsUrl } from '../../content/routes/pageAssets';
import { useLanguage } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { listenForRuns, type RunButtonHandlers } from './runButtons';

/**
 * Handles the buttons of the page's examples, and opens the playground. This isn't a hook of the layout,
 * but a component that renders nothing, so that its state doesn't re-render the layout.
 */
export function RunListener() {
  const { page } = usePage();
  const { hash } = useLocation();
  const language = useLanguage();
  const text = useText();
  const [handlers, setHandlers] = useState<RunButtonHandlers>();
  const url = withBase(setsUrl(page.routePath));

  // Before the page is painted: a link to another project hides the one in the page's HTML.
  useLayoutEffect(() => {
    const listening = listenForRuns({ language, setsUrl: url }, text);
    setHandlers(listening);
    return listening.close;
  }, [language, url, text]);

  useLayoutEffect(() => {
    handlers?.openLink(hash);
  }, [handlers, hash]);
  return null;
}
