import type { ReactNode } from 'react';
import { HomeFooter } from '../theme/home/HomeFooter';
import { Outline } from '../theme/outline/Outline';
import { Overview } from '../theme/overview/Overview';
import type { PageData, StaticParts } from '../theme/page/loadedPage';
import { useDocParts } from '../theme/page/useDocParts';
import { PageFooter } from '../theme/page-tools/PageFooter';
import { Sidebar } from '../theme/sidebar/Sidebar';
import { RoutedBody } from './RoutedBody';

/** Renders the static parts of a page. Runs in the build and in development; built pages keep that HTML. */
export function routedParts(data: PageData, text: ReactNode): StaticParts {
  return {
    sidebar: (
      <div key={data.routePath} className="page-sidebar" data-page-sidebar>
        <Sidebar />
      </div>
    ),
    outline: (
      <div key={data.routePath} className="page-outline" data-page-outline>
        <Outline />
      </div>
    ),
    body: <RoutedBody data={data} text={text} />,
    end: (
      <div key={data.routePath} className="page-end" data-page-end>
        <RoutedEnd pageType={data.pageType} />
      </div>
    ),
  };
}

/** What follows the content of a page. */
function RoutedEnd({ pageType }: { pageType: string }) {
  const { overview, footer } = useDocParts();
  if (pageType === 'home') return <HomeFooter />;
  return (
    <>
      {overview ? <Overview /> : null}
      {footer ? <PageFooter /> : null}
    </>
  );
}
