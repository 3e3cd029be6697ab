import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';
import { DIRECTIONS } from '../../content/languages';
import { useLanguage } from '../i18n/paths';
import { useProseText } from '../i18n/useProseText';
import { FallbackLink } from './FallbackLink';
import { Notice } from './Notice';
import { useOriginalLanguage } from './useOriginalLanguage';

const COMPONENTS = { a: FallbackLink };

/** The content of a page, with a notice if the page isn't translated. */
export function PageContent({ children }: { children: ReactNode }) {
  const original = useOriginalLanguage();
  const text = useProseText();
  const language = useLanguage();
  if (original === undefined) return children;
  // Only where it differs from the page's.
  const [from, to] = [original, language].map((one) => DIRECTIONS[one] ?? 'ltr');
  const dir = from === to ? undefined : from;
  return (
    <>
      <Notice>{text.untranslated}</Notice>
      <div lang={original} dir={dir}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </div>
    </>
  );
}
