import type { Language } from '../text/languages';
import { PAGE_TEXT, type PageText } from '../text/pageText';

/** The words of the language that the document is in, for what isn't part of React's tree. */
export function documentText(): PageText {
  return PAGE_TEXT[document.documentElement.lang as Language] ?? PAGE_TEXT.en;
}
