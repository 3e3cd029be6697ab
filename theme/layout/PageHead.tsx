import { useFrontmatter, useHead, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { buildSitePath, parseSitePath } from '../language/sitePath';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';
import { useText } from '../language/useText';
import { useOriginalLanguage } from '../translation/useOriginalLanguage';
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
  const canonical = useCanonicalPath();
  useHead({
    htmlAttrs: { lang },
    title,
    link: canonical ? [{ rel: 'canonical', href: withSiteOrigin(withBase(canonical)) }] : [],
    meta: [
      { name: 'description', content: description },
      ...(canonical ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  });
  return null;
}

/** Where the page has its home: a page that stands in for a translation, at its own language. */
function useCanonicalPath(): string | undefined {
  const { page } = usePage();
  const rules = usePathRules();
  const original = useOriginalLanguage();
  if (page.pageType === '404') return undefined;
  if (original === undefined) return page.routePath;
  return buildSitePath({ ...parseSitePath(page.routePath, rules), language: original }, rules);
}
