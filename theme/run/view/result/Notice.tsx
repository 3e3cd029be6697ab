import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';
import { ErrorView } from './ErrorView';
import type { OutcomeNotice } from './outcomeNotice';

interface NoticeProps {
  notice: OutcomeNotice;
  onPlace: (place: CodePlace) => void;
  onRetry: () => void;
}

/** Why a run did not come to its end. Its title stands in the panel's head already. */
export function Notice({ notice, onPlace, onRetry }: NoticeProps) {
  const text = useRunText();
  const { help, error, retry } = notice;
  return (
    <div className="run-notice">
      {help === undefined ? null : <p>{help}</p>}
      {error ? <ErrorView error={error} onPlace={onPlace} /> : null}
      {retry ? (
        <button type="button" className="run-button" onClick={onRetry}>
          {text.retry}
        </button>
      ) : null}
    </div>
  );
}
