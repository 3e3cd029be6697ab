import { type ComponentProps, createContext, useContext } from 'react';
import type { IsPage } from 'static-pages';
import { linkKind, pathOnly } from 'static-pages/paths';
import { buildSitePath, parseSitePath } from '../../content/routes/sitePath';
import { useLanguage, usePathRules } from '../i18n/paths';
import { Link } from '../navigation/link/Link';

/** Whether a path has a page; provided where pages are rendered from the route table. */
export const IsPageContext = createContext<IsPage>(() => true);

/** A link on a page that isn't translated. It leads to the reader's language if that page exists. */
export function FallbackLink({ href = '/', ...rest }: ComponentProps<'a'>) {
  const language = useLanguage();
  const rules = usePathRules();
  const isPage = useContext(IsPageContext);
  if (linkKind(href) !== 'internal') return <Link {...rest} href={href} />;
  const path = pathOnly(href);
  const translated = buildSitePath({ ...parseSitePath(path, rules), language }, rules);
  const target = isPage(translated) ? translated + href.slice(path.length) : href;
  return <Link {...rest} href={target} />;
}
