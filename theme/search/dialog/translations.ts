import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchText } from '../../text/searchText';

/** The words of DocSearch's own parts. Its screen for no results never shows: ours does. */
export function translations(text: SearchText): NonNullable<DocSearchModalProps['translations']> {
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
