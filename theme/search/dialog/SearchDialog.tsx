import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../language/useLanguage';
import { navigateTo } from '../../link/navigateTo';
import { hostedSettings, indexName } from '../settings';
import { announcement } from './announcement';
import { DocSearch } from './DocSearch';
import { EmptyScreen } from './EmptyScreen';
import { enterQuery, queryInput, searchAgain } from './queryInput';
import { useDialogEvents } from './useDialogEvents';
import { useMendedMarkup } from './useMendedMarkup';
import { useModalDialog } from './useModalDialog';
import { useSearchSession } from './useSearchSession';
import { useSearchText } from './useSearchText';

export { loadInsights } from '../hosted/insights';

interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/** The open search: DocSearch in a native dialog, with our screens and announcements. */
export function SearchDialog({ initialQuery, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const language = useLanguage();
  const text = useSearchText();
  const search = useSearchSession(language, dialog);
  useModalDialog(dialog, onClose);
  useDialogEvents({ ...search, dialog, onClose });
  const screens = useMendedMarkup(dialog, text.results);
  const { outcome } = search;

  const withInput = (use: (input: HTMLInputElement) => void) => {
    const input = queryInput(dialog.current);
    if (input) use(input);
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={text.dialog}
      data-engine={hostedSettings() ? 'hosted' : 'embedded'}
      onCancel={onClose}
    >
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
      </p>
      {screens && outcome && outcome.kind !== 'results'
        ? createPortal(
            <EmptyScreen
              outcome={outcome}
              onRetry={() => withInput(searchAgain)}
              onSuggestion={(query) => withInput((input) => enterQuery(input, query))}
            />,
            screens,
          )
        : null}
    </dialog>
  );
}
