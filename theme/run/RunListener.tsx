import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import { setsUrl } from '../../content/routes/pageAssets';
import { useLanguage } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { listenForRuns, type RunButtonHandlers } from './runButtons';

/**
 * Handles the buttons of the page's examples, and opens the playground. It's a component that renders
 * nothing, so that its state doesn't re-render the layout.
 */
export function RunListener() {
  const { page } = usePage();
  const { hash, pathname } = useLocation();
  const language = useLanguage();
  const text = useText();
  const [runs, setRuns] = useState<RunButtonHandlers>();
  const path = setsUrl(page.routePath);
  const url = withBase(path);
  // The location changes before the page does.
  const arrived = path === setsUrl(pathname.replace(/\.html$/, ''));

  // Before the page is painted: a link to another project hides the one that the page shows at first.
  useLayoutEffect(() => {
    const listening = listenForRuns({ language, setsUrl: url }, text);
    setRuns(listening);
    return listening.close;
  }, [language, url, text]);

  useLayoutEffect(() => {
    if (arrived) runs?.openLink(hash);
  }, [runs, arrived, hash]);
  return null;
}
