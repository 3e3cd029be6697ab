import type { ReactNode } from 'react';
import { ApiFacts } from '../components/facts/ApiFacts';
import { OptionFacts } from '../components/facts/OptionFacts';
import { HomeBody } from '../theme/home/HomeBody';
import type { PageData } from '../theme/page/loadedPage';
import { PageContent } from '../theme/translation/PageContent';
import { MdxComponents } from './MdxComponents';

/** Renders a page's content. */
export function RoutedBody({ data, text }: { data: PageData; text: ReactNode }) {
  return (
    <div key={data.routePath} className="page-body" data-page-body>
      <MdxComponents>
        {data.pageType === 'home' ? (
          <HomeBody>{text}</HomeBody>
        ) : (
          <>
            <OptionFacts />
            <ApiFacts />
            <PageContent>{text}</PageContent>
          </>
        )}
      </MdxComponents>
    </div>
  );
}
