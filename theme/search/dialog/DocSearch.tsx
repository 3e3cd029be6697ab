import { DocSearchModal, type DocSearchTransformClient } from '@docsearch/react';
import { withBase } from '@rspress/core/runtime';
import { memo, useMemo } from 'react';
import { SEARCH } from '../../site';
import { insightsOption } from '../hosted/insights';
import { hostedSettings } from '../settings';
import { docSearchClient } from './docSearchClient';
import { HitRow } from './HitRow';
import type { SearchSession } from './SearchSession';
import { translations } from './translations';
import { useSearchText } from './useSearchText';

interface DocSearchProps {
  session: SearchSession;
  indexName: string;
  initialQuery: string;
  /** Whether recent and favourite searches can be kept. */
  keepsSearches: boolean;
  onClose: () => void;
  /** Goes to a path of the site. */
  onNavigate: (path: string) => void;
}

/** DocSearch asks for them even where its own client is never used. */
const NO_ACCOUNT = { appId: 'embedded', apiKey: 'embedded' };

/**
 * DocSearch's modal, with our client, rows and words. Its callbacks must stay the same: it begins
 * anew, query and all, when one changes.
 */
export const DocSearch = memo(function DocSearch(props: DocSearchProps) {
  const { session, onClose, onNavigate } = props;
  const text = useSearchText();
  const words = useMemo(() => translations(text), [text]);
  const { appId, apiKey } = hostedSettings() ?? NO_ACCOUNT;
  const replaceClient = useMemo(
    () => (own: DocSearchTransformClient) => docSearchClient(own, session),
    [session],
  );
  const navigator = useMemo(
    () => ({
      navigate: ({ itemUrl }: { itemUrl: string }) => onNavigate(itemUrl),
      navigateNewTab: ({ itemUrl }: { itemUrl: string }) => openApart(itemUrl),
      navigateNewWindow: ({ itemUrl }: { itemUrl: string }) => openApart(itemUrl),
    }),
    [onNavigate],
  );
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={props.indexName}
      initialQuery={props.initialQuery}
      initialScrollY={WHERE_IT_IS}
      placeholder={text.placeholder}
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
 * Where DocSearch scrolls the page when it closes. The reader may have gone to another page by
 * then, so it is read at that moment: the page stays where it is.
 */
const WHERE_IT_IS = { valueOf: () => window.scrollY } as unknown as number;

function openApart(path: string): void {
  window.open(withBase(path), '_blank', 'noopener');
}
