import type { ReactNode } from 'react';
import { ApiFacts } from '../../components/ApiFacts';
import { OptionFacts } from '../../components/OptionFacts';
import { HomeBody } from '../home/HomeBody';
import type { PageFacts } from '../page/shownPage';
import { MdxComponents } from '../prose/MdxComponents';
import { PageContent } from '../translation/PageContent';

/** A page's text, rendered: the build writes it down, and browsers of the built site keep it. */
export function RoutedBody({ facts, text }: { facts: PageFacts; text: ReactNode }) {
  return (
    <div key={facts.routePath} className="page-body" data-page-body>
      <MdxComponents>
        {facts.pageType === 'home' ? (
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
