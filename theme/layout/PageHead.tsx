import { useFrontmatter, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { buildSitePath, parseSitePath } from '../language/sitePath';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';
import { useText } from '../language/useText';
import { useOriginalLanguage } from '../translation/useOriginalLanguage';
import { useDocumentHead } from './documentHead';
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
  const canonical = useCanonicalPath();
  useDocumentHead({
    lang,
    title,
    description,
    canonical: canonical === undefined ? undefined : withSiteOrigin(withBase(canonical)),
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
