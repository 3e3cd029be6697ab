import { useMemo } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView } from './ErrorView';
import { FileView } from './FileView';
import { MoreResults } from './MoreResults';
import { outcomeNotice } from './outcomeNotice';
import { ResultNotice } from './ResultNotice';
import type { RunState } from './runState';
import { Summary } from './Summary';
import { shownResults } from './shownResults';

interface ResultsProps {
  state: RunState;
  onGoTo: (location: CodeLocation) => void;
  onRetry: () => void;
  onReload: () => void;
  onShowMore: () => void;
}

/** The results of a run, in the order of the terminal output. */
export function Results({ state, onGoTo, onRetry, onReload, onShowMore }: ResultsProps) {
  const text = useRunText();
  const { files, unhandled, hidden } = useMemo(() => shown(state), [state]);
  const { outcome, results } = state;
  const notice = outcome && outcomeNotice(outcome, text);
  if (files.length === 0 && !outcome) return null;
  return (
    <div className="run-results" data-stale={state.stale}>
      {notice ? (
        <ResultNotice notice={notice} onGoTo={onGoTo} onRetry={onRetry} onReload={onReload} />
      ) : null}
      {files.length > 0 ? (
        <ul className="run-tree" translate="no">
          {files.map((file) => (
            <FileView key={file.key} file={file} onGoTo={onGoTo} />
          ))}
        </ul>
      ) : null}
      {unhandled.length > 0 ? (
        <div className="run-unhandled">
          <p className="run-label">{text.unhandled}</p>
          {unhandled.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run's errors never change their order
            <ErrorView key={index} error={error} onGoTo={onGoTo} />
          ))}
        </div>
      ) : null}
      <MoreResults hidden={hidden} omitted={results.omitted} onShowMore={onShowMore} />
      {outcome?.kind === 'done' ? <Summary results={results} summary={outcome.summary} /> : null}
    </div>
  );
}

function shown({ results, outcome, slices }: RunState) {
  const unhandled = outcome?.kind === 'done' ? outcome.summary.unhandled : [];
  return shownResults(results, unhandled, slices);
}
