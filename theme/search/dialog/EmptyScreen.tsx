import { useText } from '../../language/useText';
import { reportUrl } from '../settings';
import type { Outcome } from './SearchSession';

interface EmptyScreenProps {
  outcome: Exclude<Outcome, { kind: 'results' }>;
  onRetry: () => void;
  onSuggestion: (query: string) => void;
}

/** Stands where results would, when there are none: because none match, or none could be had. */
export function EmptyScreen({ outcome, onRetry, onSuggestion }: EmptyScreenProps) {
  const { search } = useText();
  if (outcome.kind === 'error') {
    return (
      <div className="search-screen" role="alert" key={outcome.turn}>
        <p className="DocSearch-Title">{search.error}</p>
        <p className="DocSearch-Help">{search.errorHelp}</p>
        <button type="button" className="button" onClick={onRetry}>
          {search.retry}
        </button>
      </div>
    );
  }
  const report = reportUrl(outcome.query);
  return (
    <div className="search-screen">
      <p className="DocSearch-Title">
        {search.nothing.before}
        <strong>{outcome.query}</strong>
        {search.nothing.after}
      </p>
      {outcome.suggestions.length > 0 ? (
        <>
          <p className="DocSearch-Help" id="search-suggestions">
            {search.suggestions}
          </p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
            {outcome.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="chip" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {report ? (
        <p className="DocSearch-Help">
          {search.report}{' '}
          <a href={report} target="_blank" rel="noopener noreferrer">
            {search.reportLink}
          </a>
        </p>
      ) : null}
    </div>
  );
}
