import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchText } from '../../i18n/text/searchText';

/** The text of DocSearch's components, except its "no results" screen, which ours replaces. */
export function docSearchTranslations(
  text: SearchText,
): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: text.clear,
      resetButtonAriaLabel: text.clear,
      cancelButtonText: text.cancel,
      cancelButtonAriaLabel: text.cancel,
      searchInputLabel: text.input,
    },
    startScreen: {
      recentSearchesTitle: text.recent,
      noRecentSearchesText: text.noRecent,
      saveRecentSearchButtonTitle: text.saveRecent,
      removeRecentSearchButtonTitle: text.removeRecent,
      favoriteSearchesTitle: text.favorites,
      removeFavoriteSearchButtonTitle: text.removeFavorite,
    },
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
    footer: {
      selectText: text.select,
      selectKeyAriaLabel: text.enterKey,
      navigateText: text.navigate,
      navigateUpKeyAriaLabel: text.upKey,
      navigateDownKeyAriaLabel: text.downKey,
      closeText: text.close,
      closeKeyAriaLabel: text.escapeKey,
      searchByText: text.poweredBy,
    },
  };
}
