import type { DocSearchModalProps } from '@docsearch/react';
import type { Text } from '../../text';

/** The words of DocSearch's own parts. Its screen for no results never shows: ours does. */
export function translations({ search }: Text): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: search.clear,
      resetButtonAriaLabel: search.clear,
      cancelButtonText: search.cancel,
      cancelButtonAriaLabel: search.cancel,
      searchInputLabel: search.input,
    },
    startScreen: {
      recentSearchesTitle: search.recent,
      noRecentSearchesText: search.noRecent,
      saveRecentSearchButtonTitle: search.saveRecent,
      removeRecentSearchButtonTitle: search.removeRecent,
      favoriteSearchesTitle: search.favorites,
      removeFavoriteSearchButtonTitle: search.removeFavorite,
    },
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
    footer: {
      selectText: search.select,
      selectKeyAriaLabel: search.enterKey,
      navigateText: search.navigate,
      navigateUpKeyAriaLabel: search.upKey,
      navigateDownKeyAriaLabel: search.downKey,
      closeText: search.close,
      closeKeyAriaLabel: search.escapeKey,
      searchByText: search.poweredBy,
    },
  };
}
