import {
  type DocSearchHit,
  DocSearchModal,
  type DocSearchModalProps,
  type DocSearchTransformClient,
} from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { memo, useMemo } from 'react';
import type { SearchText } from '../../i18n/text/searchText';
import { useText } from '../../i18n/useText';
import { SEARCH } from '../../settings/search';
import type { SearchSession } from '../dialog/SearchSession';
import { useSearchText } from '../dialog/useSearchText';
import { insightsOption, reportClick } from '../hosted/insights';
import { hostedSettings } from '../searchBackend';
import { docSearchRow } from './docSearchRow';
import { HitRow } from './HitRow';

interface DocSearchProps {
  session: SearchSession;
  indexName: string;
  initialQuery: string;
  /** Whether recent and favorite searches can be saved. */
  keepsSearches: boolean;
  onClose: () => void;
  /** Navigates to a path of the site. */
  onNavigate: (path: string) => void;
}

/** DocSearch requires an account, even if the embedded search replaces its client. */
const NO_ACCOUNT = { appId: 'embedded', apiKey: 'embedded' };

/**
 * DocSearch's modal with the site's client, rows, and text. The callbacks must be stable: if one changes,
 * DocSearch resets everything, including the query.
 */
export const DocSearch = memo(function DocSearch(props: DocSearchProps) {
  const { session, onClose, onNavigate } = props;
  const text = useSearchText();
  const { placeholder } = useText().search;
  const words = useMemo(() => translations(text), [text]);
  const { appId, apiKey } = hostedSettings() ?? NO_ACCOUNT;
  const replaceClient = useMemo(
    () => (original: DocSearchTransformClient) => docSearchClient(original, session),
    [session],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl, item }: ChosenRow) => {
        reportClick(item);
        onNavigate(itemUrl);
      },
      navigateNewTab: openInNewTab,
      navigateNewWindow: openInNewTab,
    }),
    [onNavigate],
  );
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={props.indexName}
      initialQuery={props.initialQuery}
      initialScrollY={CURRENT_SCROLL}
      placeholder={placeholder}
      translations={words}
      // The hits are limited already.
      maxResultsPerGroup={SEARCH.hits}
      hitComponent={HitRow}
      navigator={navigator}
      transformSearchClient={replaceClient}
      disableUserPersonalization={!props.keepsSearches}
      insights={insightsOption()}
      onClose={onClose}
    />
  );
});

/** DocSearch's client, but with the searches of `session`. DocSearch sends one request at a time. */
function docSearchClient(
  original: DocSearchTransformClient,
  session: SearchSession,
): DocSearchTransformClient {
  const search = async ({ requests }: { requests: { query?: string }[] }) => {
    const { hits, queryID } = await session.search(requests[0]?.query ?? '');
    // DocSearch reads only the fields that a `DocSearchRow` has.
    const rows = hits.map(docSearchRow) as unknown as DocSearchHit[];
    return { results: [{ hits: rows, nbHits: rows.length, queryID }] };
  };
  // The type covers all methods and options of Algolia's search, of which DocSearch uses only these.
  return { ...original, search: search as unknown as DocSearchTransformClient['search'] };
}

/**
 * The position that DocSearch scrolls the page to when it closes. The reader may be on another page by
 * then, so this is always the current position, and the page doesn't scroll.
 */
const CURRENT_SCROLL = { valueOf: () => window.scrollY } as unknown as number;

/** A row that was chosen with the keyboard. */
interface ChosenRow {
  itemUrl: string;
  item: object;
}

function openInNewTab({ itemUrl, item }: ChosenRow): void {
  reportClick(item);
  window.open(withBase(itemUrl), '_blank', 'noopener');
}

/** The text of DocSearch's components, except its "no results" screen, which `EmptyScreen` replaces. */
function translations(text: SearchText): NonNullable<DocSearchModalProps['translations']> {
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
