import { useMemo } from 'react';
import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';
import { ErrorView } from './ErrorView';
import { FileView } from './FileView';
import { Notice } from './Notice';
import { outcomeNotice } from './outcomeNotice';
import { resultTree } from './resultTree';
import type { RunState } from './runState';
import { Summary } from './Summary';

interface ResultsProps {
  state: RunState;
  onPlace: (place: CodePlace) => void;
  onRetry: () => void;
}

/** Everything that a run gave, in the order of a terminal. */
export function Results({ state, onPlace, onRetry }: ResultsProps) {
  const text = useRunText();
  const files = useMemo(() => resultTree(state), [state]);
  const { outcome, lostLogs } = state;
  const notice = outcome && outcomeNotice(outcome, text);
  const unhandled = outcome?.kind === 'done' ? outcome.summary.unhandled : [];
  if (files.length === 0 && !outcome) return null;
  return (
    <div className="run-results" data-stale={state.stale}>
      {notice ? <Notice notice={notice} onPlace={onPlace} onRetry={onRetry} /> : null}
      {files.length > 0 ? (
        <ul className="run-tree">
          {files.map((file) => (
            <FileView key={file.path} file={file} onPlace={onPlace} />
          ))}
        </ul>
      ) : null}
      {lostLogs > 0 ? <p className="run-note">{text.moreLines(lostLogs)}</p> : null}
      {unhandled.length > 0 ? (
        <div className="run-unhandled">
          <p className="run-label">{text.unhandled}</p>
          {unhandled.map((error, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run's errors never change their order
            <ErrorView key={index} error={error} onPlace={onPlace} />
          ))}
        </div>
      ) : null}
      {outcome?.kind === 'done' ? <Summary state={state} summary={outcome.summary} /> : null}
    </div>
  );
}
