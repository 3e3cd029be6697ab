import { useLanguage } from '../../i18n/paths';
import { SEARCH_TEXT, type SearchText } from '../../i18n/text/searchText';

/** The dialog's text in the page's language. */
export function useSearchText(): SearchText {
  return SEARCH_TEXT[useLanguage()];
}
