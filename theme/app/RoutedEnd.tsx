import { HomeFooter } from '../home/HomeFooter';
import { Overview } from '../overview/Overview';
import { useDocParts } from '../page/useDocParts';
import { PageFooter } from '../page-tools/PageFooter';

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
