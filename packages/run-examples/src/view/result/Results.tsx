import { type MouseEvent, useMemo } from 'react';
import type { RunSummary } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView, type GoTo } from './ErrorView';
import { ErrorsView, FileView } from './NodeView';
import { countStatuses, resultTree, type StatusCounts } from './runResults';
import type { RunState } from './runState';
import { formatDuration, type OutcomeNotice, outcomeNotice, tallyParts } from './runStatus';

interface ResultsProps {
  state: RunState;
  onGoTo: GoTo;
  onRetry: () => void;
}

/** The results of a run, in the order of the terminal output. */
export function Results({ state, onGoTo, onRetry }: ResultsProps) {
  const text = useRunText();
  const files = useMemo(() => resultTree(state.results), [state]);
  const { outcome, results, isStale } = state;
  const notice = outcome && outcomeNotice(outcome, text);
  const summary = outcome?.kind === 'done' ? outcome.summary : undefined;
  if (files.length === 0 && !outcome) return null;
  return (
    <div className="run-results" data-stale={isStale}>
      {notice ? <ResultNotice notice={notice} onGoTo={onGoTo} onRetry={onRetry} /> : null}
      {files.length > 0 ? (
        <ul className="run-tree" translate="no">
          {files.map((file) => (
            <FileView key={file.path} file={file} onGoTo={onGoTo} />
          ))}
        </ul>
      ) : null}
      {summary && summary.unhandled.length > 0 ? (
        <div className="run-unhandled">
          <p className="run-label">{text.unhandled}</p>
          <ErrorsView errors={summary.unhandled} onGoTo={onGoTo} />
        </div>
      ) : null}
      {results.hasOmitted ? <p className="run-more">{text.omitted}</p> : null}
      {summary ? <Summary files={countStatuses(results.files.values())} summary={summary} /> : null}
    </div>
  );
}

/** The last lines of the terminal output. */
function Summary({ files, summary }: { files: StatusCounts; summary: RunSummary }) {
  const text = useRunText();
  return (
    <dl className="run-summary">
      <dt>{text.testFiles}</dt>
      <dd>
        <Tally counts={files} />
      </dd>
      <dt>{text.tests}</dt>
      <dd>
        <Tally counts={summary.counts} />
      </dd>
      <dt>{text.duration}</dt>
      <dd>{formatDuration(summary.durationMs)}</dd>
    </dl>
  );
}

function Tally({ counts }: { counts: StatusCounts }) {
  const text = useRunText();
  const parts = tallyParts(counts, text);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (parts.length === 0) return <span>{text.nothingRan}</span>;
  return (
    <>
      {parts.map((part, index) => (
        <span key={part.status}>
          {index === 0 ? null : <span className="run-dim"> | </span>}
          <span className="run-count" data-mark={part.status}>
            {part.text}
          </span>
        </span>
      ))}
      {parts.length > 1 ? <span className="run-dim">{text.total(total)}</span> : null}
    </>
  );
}

interface NoticeProps {
  notice: OutcomeNotice;
  onGoTo: GoTo;
  onRetry: () => void;
}

/** Why a run didn't finish. The title is already in the panel's header. */
function ResultNotice({ notice, onGoTo, onRetry }: NoticeProps) {
  const text = useRunText();
  const { help, error, action } = notice;
  const act = ({ currentTarget }: MouseEvent) => {
    const panel = currentTarget.closest<HTMLElement>('.run-panel');
    if (panel) panel.tabIndex = -1;
    // The button goes when the run starts, and the focus would be lost with it.
    panel?.focus();
    if (action === 'reload') window.location.reload();
    else onRetry();
  };
  return (
    <div className="run-notice">
      {help === undefined ? null : <p>{help}</p>}
      {error ? <ErrorView error={error} onGoTo={onGoTo} /> : null}
      {action === undefined ? null : (
        <button type="button" className="run-button" onClick={act}>
          {action === 'reload' ? text.reloadPage : text.retry}
        </button>
      )}
    </div>
  );
}
