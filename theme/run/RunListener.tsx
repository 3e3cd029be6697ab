import { useLocation, usePage, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/useLanguage';
import { useText } from '../language/useText';
import { listenForRuns, type RunButtons } from './runButtons';
import { setsUrl } from './setsUrl';

/**
 * Makes the buttons of the page's examples work, and links to edited ones. It shows nothing: what
 * changes here renders nothing else anew.
 */
export function RunListener() {
  const { page } = usePage();
  const { hash, pathname } = useLocation();
  const language = useLanguage();
  const { runFailed } = useText();
  const [runs, setRuns] = useState<RunButtons>();
  const path = setsUrl(page.routePath);
  const url = withBase(path);
  // The address is there before its page is.
  const arrived = path === setsUrl(pathname.replace(/\.html$/, ''));

  useEffect(() => {
    const listening = listenForRuns({ language, setsUrl: url }, runFailed);
    setRuns(listening);
    return listening.close;
  }, [language, url, runFailed]);

  useEffect(() => {
    if (arrived) runs?.openLink(hash);
  }, [runs, arrived, hash]);
  return null;
}
