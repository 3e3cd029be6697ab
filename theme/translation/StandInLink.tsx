import { type ComponentProps, createContext, useContext } from 'react';
import { buildSitePath, parseSitePath } from '../language/sitePath';
import { useLanguage } from '../language/useLanguage';
import { usePathRules } from '../language/usePathRules';
import { Link } from '../link/Link';
import { linkKind } from '../link/linkKind';
import { pathOnly } from '../link/preloadRoute';

/** Whether a path is a page's: known where pages are rendered from the site's routes. */
export const IsPage = createContext<(path: string) => boolean>(() => true);

/** A link in a text of another language: it leads on in the reader's own. */
export function StandInLink({ href = '/', ...rest }: ComponentProps<'a'>) {
  const language = useLanguage();
  const rules = usePathRules();
  const isPage = useContext(IsPage);
  if (linkKind(href) !== 'internal') return <Link {...rest} href={href} />;
  const path = pathOnly(href);
  const own = buildSitePath({ ...parseSitePath(path, rules), language }, rules);
  const target = isPage(own) ? own + href.slice(path.length) : href;
  return <Link {...rest} href={target} />;
}
