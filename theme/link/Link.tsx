import { cleanUrlByConfig, removeBase, withBase } from '@rspress/core/runtime';
import type { ComponentProps, MouseEvent } from 'react';
import { useText } from '../language/useText';
import { isPlainClick, linkKind } from './linkKind';
import { pathOnly, preloadRoute } from './preloadRoute';
import { useNavigateTo } from './useNavigateTo';

/**
 * A link of the site. Pages of the site load their chunk on hover, focus and touch and are shown
 * without a page load; other sites, and files, open in a new tab.
 */
export function Link({ href = '/', children, onClick, ...rest }: ComponentProps<'a'>) {
  const navigateTo = useNavigateTo();
  const text = useText();
  const kind = linkKind(href);

  if (kind === 'external' || kind === 'file') {
    const target = kind === 'file' ? withBase(href) : href;
    return (
      <a {...rest} href={target} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
        {rest['aria-label'] === undefined ? (
          <span className="visually-hidden"> ({text.newTab})</span>
        ) : null}
      </a>
    );
  }

  const follow = (path: string) => (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigateTo(path);
  };
  if (kind === 'hash') {
    return (
      <a {...rest} href={href} onClick={follow(href)}>
        {children}
      </a>
    );
  }

  // Rspress would decode query and hash as well, and fail where they can't be.
  const page = pathOnly(href);
  const target = withBase(cleanUrlByConfig(page)) + href.slice(page.length);
  const path = removeBase(target);
  const preload = () => preloadRoute(path);
  return (
    <a
      {...rest}
      href={target}
      onClick={follow(path)}
      onMouseEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
    >
      {children}
    </a>
  );
}
