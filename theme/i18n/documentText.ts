import { documentLanguage } from './documentLanguage';
import { PAGE_TEXT, type PageText } from './text/pageText';

/** The UI text in the document's language, for code outside of React's tree. */
export function documentText(): PageText {
  return PAGE_TEXT[documentLanguage()];
}
