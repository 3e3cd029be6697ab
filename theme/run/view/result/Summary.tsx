import type { RunSummary } from '../../contract';
import { useRunText } from '../words/RunWords';
import type { RunText } from '../words/runText';
import { formatDuration } from './formatDuration';
import type { RunState } from './runState';
import { type Counts, countsOf, tallyParts, totalOf } from './tally';

interface SummaryProps {
  state: RunState;
  summary: RunSummary;
}

/** The terminal's last lines. */
export function Summary({ state, summary }: SummaryProps) {
  const text = useRunText();
  return (
    <dl className="run-summary">
      <dt>{text.testFiles}</dt>
      <dd>
        <Tally counts={countsOf(state.files)} text={text} />
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
  if (parts.length === 0) return text.nothingRan;
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
