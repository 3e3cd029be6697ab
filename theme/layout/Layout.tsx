import { useLocation, usePage } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { hashTarget, StaticPart, useScrollPosition } from 'static-pages';
import { LANGUAGE_TAGS } from '../../content/languages';
import { HomeLayout } from '../home/HomeLayout';
import { useLanguage } from '../i18n/paths';
import { useText } from '../i18n/useText';
import { Nav } from '../navbar/Nav';
import { switchedOff } from '../navigation/urlSwitches';
import { NotFoundLayout } from '../not-found/NotFoundLayout';
import { RunListener } from '../run/RunListener';
import { DocLayout } from './DocLayout';

function PageOfType({ pageType }: { pageType: string }) {
  switch (pageType) {
    case 'home':
      return <HomeLayout />;
    case '404':
      return <NotFoundLayout />;
    case 'custom':
    case 'blank':
      return (
        <main id="content" tabIndex={-1}>
          <StaticPart name="body" />
        </main>
      );
    default:
      return <DocLayout />;
  }
}

/**
 * A whole page: skip link, navbar, the layout of its type, and behaviors that need no markup. The effects
 * of `children` run when the content is in the document, and before the page is scrolled.
 */
export function Layout({ children }: { children?: ReactNode }) {
  const { page } = usePage();
  const text = useText();
  useDocumentLanguage();
  useUrlSwitches();
  useScrollPosition();
  useRouteAnnouncement();
  const hasNavbar = page.pageType !== 'blank' && page.frontmatter.navbar !== false;
  return (
    <>
      {/* Tells the stylesheet that there's no navbar: until the HTML has arrived, all pages lack one. */}
      <a className="skip-link" href="#content" data-navbar={hasNavbar ? undefined : 'none'}>
        {text.skipToContent}
      </a>
      {hasNavbar ? <Nav /> : null}
      <PageOfType pageType={page.pageType} />
      {children}
      <RunListener />
    </>
  );
}

/** Sets the document's language before the page is scrolled, because line heights depend on it. */
function useDocumentLanguage(): void {
  const language = useLanguage();
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const lang = LANGUAGE_TAGS[language];
    // Setting the same language again would invalidate the styles of the whole page.
    if (root.lang !== lang) root.lang = lang;
  }, [language]);
}

/**
 * Moves focus to the page's title after a change of route, so that screen readers announce the title. Does
 * nothing on the first load, which browsers announce, and for a hash with a target on the page.
 */
function useRouteAnnouncement(): void {
  const { page } = usePage();
  const shown = useRef(page.routePath);
  useEffect(() => {
    if (shown.current === page.routePath) return;
    shown.current = page.routePath;
    if (hashTarget(window.location.hash)) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page.routePath]);
}

/** Keeps `data-off`, which the first-paint script sets at first, in sync with the URL. */
function useUrlSwitches(): void {
  const { search } = useLocation();
  useLayoutEffect(() => {
    document.documentElement.dataset.off = switchedOff(search).join(' ');
  }, [search]);
}
