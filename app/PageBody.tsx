import type { ReactNode } from 'react';
import { ApiFacts } from '../components/facts/ApiFacts';
import { OptionFacts } from '../components/facts/OptionFacts';
import { HomeBody } from '../theme/home/HomeBody';
import { PageContent } from '../theme/translation/PageContent';
import { MdxComponents } from './MdxComponents';

/** The content of a page. */
export function PageBody({ pageType, content }: { pageType: string; content: ReactNode }) {
  return (
    <MdxComponents>
      {pageType === 'home' ? (
        <HomeBody>{content}</HomeBody>
      ) : (
        <>
          <OptionFacts />
          <ApiFacts />
          <PageContent>{content}</PageContent>
        </>
      )}
    </MdxComponents>
  );
}
