import { useLocalizedPath } from '../../i18n/paths';
import { Link } from '../../navigation/link/Link';
import { HELP_PAGE } from '../../settings/search';
import type { SearchOutcome } from './SearchSession';
import { useSearchText } from './useSearchText';

interface EmptyScreenProps {
  outcome: Extract<SearchOutcome, { kind: 'nothing' | 'error' }>;
  onRetry: () => void;
  onSuggestion: (query: string) => void;
}

/** The screen that's shown instead of results if nothing matches or the search failed. */
export function EmptyScreen({ outcome, onRetry, onSuggestion }: EmptyScreenProps) {
  const text = useSearchText();
  const help = useLocalizedPath()(HELP_PAGE);
  if (outcome.kind === 'error') {
    return (
      <div className="search-screen" role="alert" key={outcome.turn}>
        <p className="DocSearch-Title">{text.error}</p>
        <p className="DocSearch-Help">{text.errorHelp}</p>
        <button type="button" className="button" onClick={onRetry}>
          {text.retry}
        </button>
      </div>
    );
  }
  const report = searchReportUrl(outcome.query);
  return (
    <div className="search-screen">
      <p className="DocSearch-Title">
        <span>{text.nothing.before}</span>
        <strong dir="auto" translate="no">
          {outcome.query}
        </strong>
        <span>{text.nothing.after}</span>
      </p>
      {outcome.suggestions.length > 0 ? (
        <>
          <p className="DocSearch-Help" id="search-suggestions">
            {text.suggestions}
          </p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
            {outcome.suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="search-suggestion"
                  onClick={() => onSuggestion(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="DocSearch-Help">
        <span>{text.errorQuestion}</span>
        <Link href={help}>{text.help}</Link>
      </p>
      {report ? (
        <p className="DocSearch-Help">
          <span>{text.report}</span>
          <a href={report} target="_blank" rel="noopener noreferrer">
            {text.reportLink}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** The URL for reporting a query; `undefined` if none is configured. */
function searchReportUrl(query: string): string | undefined {
  if (typeof __SEARCH_REPORT_URL__ === 'undefined') return undefined;
  return __SEARCH_REPORT_URL__?.replace('{query}', encodeURIComponent(query));
}
