import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { navigateTo } from 'static-pages';
import { useLanguage } from '../../i18n/paths';
import { UI_LIMITS } from '../../settings/site';
import { DocSearch } from '../docsearch/DocSearch';
import {
  cutQuery,
  enterQuery,
  openInitialResults,
  searchAgain,
  useMarkup,
} from '../docsearch/patches';
import { useDialogEvents } from '../docsearch/useDialogEvents';
import { queryInput } from '../queryInput';
import { indexName } from '../searchBackend';
import { EmptyScreen } from './Screens';
import { announcement } from './SearchSession';
import { useSearchSession } from './useSearchSession';
import { useSearchText } from './useSearchText';

// Exported here to be in the chunk of the dialog.
export { loadInsights } from '../hosted/insights';

interface DialogContentsProps {
  dialog: RefObject<HTMLDialogElement | null>;
  initialQuery: string;
  /** The query for which Enter was pressed already: its first result is opened once there is one. */
  submitted: string | undefined;
  onClose: () => void;
}

/** The contents of the search dialog: DocSearch, the site's screens, and the announcements. */
export function DialogContents(props: DialogContentsProps) {
  const { dialog, onClose } = props;
  const language = useLanguage();
  const text = useSearchText();
  const search = useSearchSession(language, dialog, props.submitted);
  const initialQuery = cutQuery(props.initialQuery);
  const [isCut, setCut] = useState(initialQuery !== props.initialQuery);
  // Even for an update that changes nothing, React could render within the input event, and DocSearch's
  // input would then lose the typed character.
  const onInput = (isNowCut: boolean) => {
    if (isNowCut !== isCut) setCut(isNowCut);
  };
  useDialogEvents({ ...search, dialog, onClose, onInput });
  const screens = useMarkup(dialog, text.results);
  const { outcome } = search;

  // After DocSearch's own effect, which starts its initial search.
  useEffect(() => {
    const input = queryInput(dialog.current);
    if (input?.value) openInitialResults(input);
  }, [dialog]);

  const withInput = (action: (input: HTMLInputElement) => void) => {
    const input = queryInput(dialog.current);
    if (input) action(input);
  };
  return (
    <>
      <DocSearch
        session={search.session}
        indexName={indexName(language)}
        initialQuery={initialQuery}
        keepsSearches={search.keepsSearches}
        onClose={onClose}
        onNavigate={navigateTo}
      />
      <p className="visually-hidden" role="status">
        <span key={outcome?.turn}>{announcement(outcome, text)}</span>
        <span>{isCut ? ` ${text.cut(UI_LIMITS.searchInput)}` : ''}</span>
      </p>
      {screens
        ? createPortal(
            <>
              {isCut ? <p className="search-cut">{text.cut(UI_LIMITS.searchInput)}</p> : null}
              {outcome?.kind === 'nothing' || outcome?.kind === 'error' ? (
                <EmptyScreen
                  outcome={outcome}
                  onRetry={() => withInput(searchAgain)}
                  onSuggestion={(query) => withInput((input) => enterQuery(input, query))}
                />
              ) : null}
            </>,
            screens,
          )
        : null}
    </>
  );
}
