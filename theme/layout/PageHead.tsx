import { useFrontmatter, useHead, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useLanguage } from '../language/useLanguage';
import { useText } from '../language/useText';
import { pageTitle } from './pageTitle';

/** Title, description and language of the document. */
export function PageHead() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const lang = useLanguage();
  const text = useText();
  const title = pageTitle({
    pageType: page.pageType,
    title: frontmatter.title ?? page.title,
    siteTitle: text.siteTitle,
    suffix: frontmatter.titleSuffix,
  });
  const description = frontmatter.description ?? text.siteDescription;
  // The head is written a moment later; the focus that follows a change of page must not come first.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useHead({
    htmlAttrs: { lang },
    title,
    meta: [
      { name: 'description', content: description },
      { property: 'og:type', content: page.pageType === 'home' ? 'website' : 'article' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  });
  return null;
}
