import { usePage } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { HomeLayout } from '../home/HomeLayout';
import { useText } from '../i18n/useText';
import { Nav } from '../navbar/Nav';
import { SocialSheet } from '../navbar/SocialSheet';
import { useScrollPosition } from '../navigation/scroll/useScrollPosition';
import { NotFoundLayout } from '../not-found/NotFoundLayout';
import { PageBody } from '../page/StaticParts';
import { RunListener } from '../run/RunListener';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { DocLayout } from './DocLayout';
import { useDocumentLanguage } from './useDocumentLanguage';
import { useRouteAnnouncement } from './useRouteAnnouncement';
import { useUrlSwitches } from './useUrlSwitches';

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
          <PageBody />
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
  const navbar = page.pageType !== 'blank' && page.frontmatter.navbar !== false;
  return (
    <>
      {/* Marks the absence: until the HTML has fully arrived, every page has no navbar. */}
      <a className="skip-link" href="#content" data-navbar={navbar ? undefined : 'none'}>
        {text.skipToContent}
      </a>
      <SocialSheet />
      {navbar ? <Nav /> : null}
      <PageOfType pageType={page.pageType} />
      {children}
      <RunListener />
      <Shortcuts />
    </>
  );
}
