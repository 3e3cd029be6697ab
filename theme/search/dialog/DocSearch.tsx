import { DocSearchModal, type DocSearchTransformClient } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { memo, useMemo } from 'react';
import { useText } from '../../i18n/useText';
import { SEARCH } from '../../settings/search';
import { insightsOption } from '../hosted/insights';
import { hostedSettings } from '../settings';
import { docSearchClient } from './docSearchClient';
import { docSearchTranslations } from './docSearchTranslations';
import { HitRow } from './HitRow';
import type { SearchSession } from './SearchSession';
import { useSearchText } from './useSearchText';

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

/** DocSearch requires them even where its own client is never used. */
const NO_ACCOUNT = { appId: 'embedded', apiKey: 'embedded' };

/**
 * DocSearch's modal, with our client, rows, and text. Its callbacks must be stable: if one changes,
 * it resets, including the query.
 */
export const DocSearch = memo(function DocSearch(props: DocSearchProps) {
  const { session, onClose, onNavigate } = props;
  const text = useSearchText();
  const { placeholder } = useText().search;
  const words = useMemo(() => docSearchTranslations(text), [text]);
  const { appId, apiKey } = hostedSettings() ?? NO_ACCOUNT;
  const replaceClient = useMemo(
    () => (own: DocSearchTransformClient) => docSearchClient(own, session),
    [session],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => onNavigate(itemUrl),
      navigateNewTab: ({ itemUrl }: { itemUrl: string }) => openInNewTab(itemUrl),
      navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => openInNewTab(itemUrl),
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
      maxResultsPerGroup={SEARCH.hitsPerGroup}
      hitComponent={HitRow}
      navigator={navigator}
      transformSearchClient={replaceClient}
      disableUserPersonalization={!props.keepsSearches}
      insights={insightsOption()}
      onClose={onClose}
    />
  );
});

/**
 * Where DocSearch scrolls the page to when it closes. The reader may have navigated by then, so it
 * is read at that moment: the page doesn't scroll.
 */
const CURRENT_SCROLL = { valueOf: () => window.scrollY } as unknown as number;

function openInNewTab(path: string): void {
  window.open(withBase(path), '_blank', 'noopener');
}
