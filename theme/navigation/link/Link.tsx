import { withBase } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { withoutFileName } from '../../i18n/samePath';
import { useText } from '../../i18n/useText';
import { ROUTED_LINK } from './followLinks';
import { linkKind } from './linkKind';
import { pathOnly } from './preloadRoute';

const ROUTED = { [ROUTED_LINK]: '' };

/** A link. Internal ones use client-side navigation (followLinks.ts); external ones and files open in a new tab. */
export function Link({ href = '/', ...rest }: ComponentProps<'a'>) {
  const kind = linkKind(href);
  if (kind === 'external') return <NewTabLink {...rest} href={href} />;
  if (kind === 'file') return <NewTabLink {...rest} href={withBase(href)} />;
  return <a {...rest} {...ROUTED} href={kind === 'hash' ? href : withBase(pagePath(href))} />;
}

/** A component of its own because it uses hooks, which the hundreds of other links don't need. */
function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  const text = useText();
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      {rest['aria-label'] === undefined ? (
        <span className="visually-hidden">{` (${text.newTab})`}</span>
      ) : null}
    </a>
  );
}

/** A link to a page of the site as the router knows it, without base and file extension. */
function pagePath(href: string): string {
  const page = pathOnly(href);
  return withoutFileName(page) + href.slice(page.length);
}
