import { useLayoutEffect } from 'react';
import { LANGUAGE_TAGS } from '../../content/languages';
import { useLanguage } from '../i18n/useLanguage';

/** Keeps the document's language up to date, before the page is scrolled: line heights depend on it. */
export function useDocumentLanguage(): void {
  const lang = LANGUAGE_TAGS[useLanguage()];
  useLayoutEffect(() => {
    // Setting the same language again would invalidate the styles of the whole page.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [lang]);
}
