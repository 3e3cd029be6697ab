import type { RunSummary } from '../../contract';
import type { RunText } from '../RunText';
import { useRunText } from '../viewContext';
import { formatDuration } from './formatDuration';
import type { RunResults } from './runResults';
import { type Counts, tallyParts, totalOf } from './tally';

interface SummaryProps {
  results: RunResults;
  summary: RunSummary;
}

/** The last lines of the terminal output. */
export function Summary({ results, summary }: SummaryProps) {
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
