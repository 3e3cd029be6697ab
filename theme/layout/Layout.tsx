import { usePage } from '@rspress/core/runtime';
import { HomeLayout } from '../home/HomeLayout';
import { useText } from '../language/useText';
import { Nav } from '../navbar/Nav';
import { SocialSheet } from '../navbar/SocialSheet';
import { NotFoundLayout } from '../not-found/NotFoundLayout';
import { PageBody } from '../page/PageBody';
import { useLiveBody } from '../prose/live/useLiveBody';
import { RunListener } from '../run/RunListener';
import { useScrollPosition } from '../scroll/useScrollPosition';
import { DocLayout } from './DocLayout';
import { PageHead } from './PageHead';
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

/** Everything of a page but what Rspress puts around it. */
export function Layout() {
  const { page } = usePage();
  const text = useText();
  useUrlSwitches();
  useLiveBody();
  useScrollPosition();
  useRouteAnnouncement();
  const navbar = page.pageType !== 'blank' && page.frontmatter.navbar !== false;
  return (
    <>
      <PageHead />
      {/* The mark is what is missing: a page that is still arriving would have no navbar either. */}
      <a className="skip-link" href="#content" data-navbar={navbar ? undefined : 'none'}>
        {text.skipToContent}
      </a>
      <SocialSheet />
      {navbar ? <Nav /> : null}
      <PageOfType pageType={page.pageType} />
      <RunListener />
    </>
  );
}
