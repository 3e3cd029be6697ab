import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { useProseText } from '../prose/useProseText';
import { Notice } from './Notice';
import { StandInLink } from './StandInLink';
import { useOriginalLanguage } from './useOriginalLanguage';

const COMPONENTS = { a: StandInLink };

/** The text of a page; where it stands in for a translation, it says so. */
export function PageContent({ children }: { children: ReactNode }) {
  const original = useOriginalLanguage();
  const text = useProseText();
  if (original === undefined) return children;
  return (
    <>
      <Notice>{text.untranslated}</Notice>
      <div lang={original}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </div>
    </>
  );
}
