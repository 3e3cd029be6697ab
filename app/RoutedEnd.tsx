import { HomeFooter } from '../theme/home/HomeFooter';
import { Overview } from '../theme/overview/Overview';
import { useDocParts } from '../theme/page/useDocParts';
import { PageFooter } from '../theme/page-tools/PageFooter';

/** What follows the content of a page. */
export function RoutedEnd({ pageType }: { pageType: string }) {
  const { overview, footer } = useDocParts();
  if (pageType === 'home') return <HomeFooter />;
  return (
    <>
      {overview ? <Overview /> : null}
      {footer ? <PageFooter /> : null}
    </>
  );
}
