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
 * A link. Links to pages of the site navigate without loading a document (followLinks.ts). Links to other
 * sites and to files open in a new tab.
 */
export function RoutedLink({ href = '/', newTabHint, ...props }: RoutedLinkProps) {
  const kind = linkKind(href);
  if (kind === 'internal' || kind === 'hash')
    return <a {...props} {...ROUTED} href={kind === 'hash' ? href : withBase(pagePath(href))} />;
  return (
    <a
      {...props}
      href={kind === 'file' ? withBase(href) : href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {props.children}
      {newTabHint}
    </a>
  );
}

/** The path that the router has for a link to a page of the site: without base and file extension. */
function pagePath(href: string): string {
  const page = pathOnly(href);
  return withoutFileName(page) + href.slice(page.length);
}
