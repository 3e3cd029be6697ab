import { withBase } from '@rspress/core/runtime';
import type { ComponentProps, ReactNode } from 'react';
import { pathOnly, withoutFileName } from '../paths';
import { ROUTED_LINK } from './followLinks';
import { linkKind } from './linkKind';

const ROUTED = { [ROUTED_LINK]: '' };

interface RoutedLinkProps extends ComponentProps<'a'> {
  /** Follows the text of a link that opens in a new tab, such as a hint for screen readers. */
  newTabHint?: ReactNode;
}

/**
 * A link. Those to pages of the site navigate without loading a document (followLinks.ts); those to other
 * sites and to files open in a new tab.
 */
export function RoutedLink({ href = '/', newTabHint, ...rest }: RoutedLinkProps) {
  const kind = linkKind(href);
  if (kind === 'internal' || kind === 'hash')
    return <a {...rest} {...ROUTED} href={kind === 'hash' ? href : withBase(pagePath(href))} />;
  return (
    <a
      {...rest}
      href={kind === 'file' ? withBase(href) : href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {rest.children}
      {newTabHint}
    </a>
  );
}

/** A link to a page of the site as the router knows it, without base and file extension. */
function pagePath(href: string): string {
  const page = pathOnly(href);
  return withoutFileName(page) + href.slice(page.length);
}
