import { useLanguage } from './paths';
import { PAGE_TEXT, type PageText } from './text/pageText';

/** The UI text in the page's language. */
export function useText(): PageText {
  return PAGE_TEXT[useLanguage()];
}
