import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView } from './ErrorView';
import type { OutcomeNotice } from './outcomeNotice';

interface NoticeProps {
  notice: OutcomeNotice;
  onGoTo: (location: CodeLocation) => void;
  onRetry: () => void;
  onReload: () => void;
}

/** Why a run didn't finish. The title is already in the panel's header. */
export function ResultNotice({ notice, onGoTo, onRetry, onReload }: NoticeProps) {
  const text = useRunText();
  const { help, error, action } = notice;
  return (
    <div className="run-notice">
      {help === undefined ? null : <p>{help}</p>}
      {error ? <ErrorView error={error} onGoTo={onGoTo} /> : null}
      {action === undefined ? null : (
        <button
          type="button"
          className="run-button"
          onClick={action === 'reload' ? onReload : onRetry}
        >
          {action === 'reload' ? text.reloadPage : text.retry}
        </button>
      )}
    </div>
  );
}
