import { useFrontmatter, useHead, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { useLanguage } from '../language/useLanguage';
import { useText } from '../language/useText';
import { pageTitle } from './pageTitle';

/**
 * Title, description, language and address of the document, which browsers ask for whenever the
 * reader keeps or shares it. What only machines read is written by the build: plugins/head-tags.
 */
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
  const found = page.pageType !== '404';
  useHead({
    htmlAttrs: { lang },
    title,
    link: found ? [{ rel: 'canonical', href: withSiteOrigin(withBase(page.routePath)) }] : [],
    meta: [
      { name: 'description', content: description },
      ...(found ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  });
  return null;
}
