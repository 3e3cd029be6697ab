import { useLanguage } from '../../language/useLanguage';
import { SEARCH_TEXT, type SearchText } from '../../text/searchText';

/** The dialog's words in the page's language. */
export function useSearchText(): SearchText {
  return SEARCH_TEXT[useLanguage()];
}
