import { useFrontmatter, usePage, withBase, withSiteOrigin } from '@rspress/core/runtime';
import { useDocumentHead } from 'static-pages';
import { LANGUAGE_TAGS } from '../../content/languages';
import { buildSitePath, parseSitePath } from '../../content/routes/sitePath';
import { useLanguage, usePathRules } from '../i18n/paths';
import { PROSE_TEXT } from '../i18n/text/proseText';
import { useText } from '../i18n/useText';
import { isCurrentEntry } from '../navbar/navTree';
import { useNavItems } from '../navbar/useNavItems';
import { useOriginalLanguage } from '../translation/useOriginalLanguage';
import { pageTitle } from './pageTitle';

/**
 * Sets title, description, language, and canonical URL of the document in the build; in development, only
 * the title. Browsers read them from a page's HTML (`static-pages/src/page/documentPage.tsx`).
 */
export function PageHead() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const language = useLanguage();
  const text = useText();
  const title = pageTitle({
    pageType: page.pageType,
    title: frontmatter.title ?? page.title,
    siteTitle: text.siteTitle,
    suffix: frontmatter.titleSuffix,
    path: page.routePath,
    section: useNavItems().find((entry) => isCurrentEntry(entry, page.routePath))?.text,
  });
  const description = frontmatter.description ?? PROSE_TEXT[language].siteDescription;
  const canonical = useCanonicalPath();
  useDocumentHead({
    lang: LANGUAGE_TAGS[language],
    title,
    description,
    canonical: canonical === undefined ? undefined : withSiteOrigin(withBase(canonical)),
  });
  return null;
}

/** The canonical path: for an untranslated page, the one in its original language. */
function useCanonicalPath(): string | undefined {
  const { page } = usePage();
  const rules = usePathRules();
  const original = useOriginalLanguage();
  if (page.pageType === '404') return undefined;
  if (original === undefined) return page.routePath;
  return buildSitePath({ ...parseSitePath(page.routePath, rules), language: original }, rules);
}
