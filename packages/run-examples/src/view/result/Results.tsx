import { useLayoutEffect, useMemo, useRef } from 'react';
import type { CodeLocation, Omitted, RunSummary } from '../../contract';
import type { RunText } from '../RunText';
import { useRunText } from '../viewContext';
import { ErrorView } from './ErrorView';
import { FileView } from './NodeView';
import { type OutcomeNotice, outcomeNotice } from './outcomeNotice';
import type { RunResults } from './runResults';
import type { RunState } from './runState';
import { type Counts, formatDuration, tallyParts, totalOf } from './runStatus';
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

interface MoreResultsProps {
  /** The contents of further slices. */
  hidden: Omitted;
  /** What never arrived at the page. */
  omitted: Omitted;
  onShowMore: () => void;
}

/** Tells how much isn't shown, with a button that shows more. */
function MoreResults({ hidden, omitted, onShowMore }: MoreResultsProps) {
  const text = useRunText();
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isAllShown = isNothing(hidden);

  // The button disappears with the last slice; keep the focus nearby.
  useLayoutEffect(() => {
    if (pressed.current && isAllShown) row.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [isAllShown]);

  return (
    <div ref={row} className="run-more" tabIndex={-1}>
      {isAllShown ? null : (
        <>
          <p>{text.andMore(hidden)}</p>
          <button
            type="button"
            className="run-button"
            onClick={() => {
              pressed.current = true;
              onShowMore();
            }}
          >
            {text.showMore}
          </button>
        </>
      )}
      {isNothing(omitted) ? null : <p>{text.omitted(omitted)}</p>}
    </div>
  );
}

function isNothing({ tests, logs, errors }: Omitted): boolean {
  return tests + logs + errors === 0;
}

interface SummaryProps {
  results: RunResults;
  summary: RunSummary;
}

/** The last lines of the terminal output. */
function Summary({ results, summary }: SummaryProps) {
  const text = useRunText();
  return (
    <dl className="run-summary">
      <dt>{text.testFiles}</dt>
      <dd>
        <Tally counts={results.fileCounts} text={text} />
      </dd>
      <dt>{text.tests}</dt>
      <dd>
        <Tally counts={summary.counts} text={text} />
      </dd>
      <dt>{text.duration}</dt>
      <dd>{formatDuration(summary.durationMs)}</dd>
    </dl>
  );
}

function Tally({ counts, text }: { counts: Counts; text: RunText }) {
  const parts = tallyParts(counts, text);
  if (parts.length === 0) return <span>{text.nothingRan}</span>;
  return (
    <>
      {parts.map((part, index) => (
        <span key={part.status}>
          {index === 0 ? null : <span className="run-dim"> | </span>}
          <span className="run-count" data-status={part.status}>
            {part.text}
          </span>
        </span>
      ))}
      {parts.length > 1 ? <span className="run-dim">{text.total(totalOf(counts))}</span> : null}
    </>
  );
}

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
