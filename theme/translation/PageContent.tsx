import { MDXProvider } from '@mdx-js/react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { IsPage } from 'static-pages';
import { linkKind } from 'static-pages/links';
import { pathOnly } from 'static-pages/paths';
import { buildSitePath, parseSitePath } from '../../content/routes/sitePath';
import { useLanguage, usePathRules } from '../i18n/paths';
import { useProseText } from '../i18n/useProseText';
import { Link } from '../navigation/link/Link';
import { Notice } from './Notice';
import { useOriginalLanguage } from './useOriginalLanguage';

const COMPONENTS = { a: FallbackLink };

/** The content of a page, with a notice if the page isn't translated. */
export function PageContent({ children }: { children: ReactNode }) {
  const original = useOriginalLanguage();
  const text = useProseText();
  if (original === undefined) return children;
  return (
    <>
      <Notice>{text.untranslated}</Notice>
      <div lang={original}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </div>
    </>
  );
}

/** A function that returns whether a path has a page; provided where pages are rendered. */
export const IsPageContext = createContext<IsPage>(() => true);

/** A link on an untranslated page. It leads to the page in the reader's language if there is one. */
function FallbackLink({ href = '/', ...rest }: ComponentProps<'a'>) {
  const language = useLanguage();
  const rules = usePathRules();
  const isPage = useContext(IsPageContext);
  if (linkKind(href) !== 'internal') return <Link {...rest} href={href} />;
  const path = pathOnly(href);
  const translated = buildSitePath({ ...parseSitePath(path, rules), language }, rules);
  const target = isPage(translated) ? translated + href.slice(path.length) : href;
  return <Link {...rest} href={target} />;
}
