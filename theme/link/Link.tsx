import { cleanUrlByConfig, withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { useText } from '../language/useText';
import { OWN_LINK } from './followLinks';
import { linkKind } from './linkKind';
import { pathOnly } from './preloadRoute';

const OWN = { [OWN_LINK]: '' };

/**
 * A link of the site. Pages of the site are shown without a page load (see followLinks.ts); other
 * sites, and files, open in a new tab.
 */
export function Link({ href = '/', ...rest }: ComponentProps<'a'>) {
  const kind = linkKind(href);
  if (kind === 'external') return <NewTabLink {...rest} href={href} />;
  if (kind === 'file') return <NewTabLink {...rest} href={withBase(href)} />;
  return <a {...rest} {...OWN} href={kind === 'hash' ? href : pageHref(href)} />;
}

/** Apart, because it has hooks: most links have none, of which a page has a hundred. */
function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  const text = useText();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {rest['aria-label'] === undefined ? (
        <span className="visually-hidden"> ({text.newTab})</span>
      ) : null}
    </a>
  );
}

function pageHref(href: string): string {
  // Rspress would decode query and hash as well, and fail where they can't be.
  const page = pathOnly(href);
  return withBase(cleanUrlByConfig(page)) + href.slice(page.length);
}
