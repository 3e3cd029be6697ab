import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { useProseText } from '../i18n/useProseText';
import { FallbackLink } from './FallbackLink';
import { Notice } from './Notice';
import { useOriginalLanguage } from './useOriginalLanguage';

const COMPONENTS = { a: FallbackLink };

/** The content of a page, with a notice if the page isn't translated. */
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
