import { INPUT_LIMITS } from 'convert-tests/kind';
import type { ConvertText } from '../convertText';
import type { ConvertOutcome } from '../messages';

/** How the conversion went, in one line, which screen readers announce. */
export function ConversionSummary({
  outcome,
  text,
}: {
  outcome: ConvertOutcome | undefined;
  text: ConvertText;
}) {
  const isProblem = outcome && !outcome.ok && outcome.reason !== 'empty';
  return (
    <p className="convert-summary" role="status" data-problem={isProblem || undefined}>
      {summaryOf(outcome, text)}
    </p>
  );
}

export function summaryOf(outcome: ConvertOutcome | undefined, text: ConvertText): string {
  if (!outcome) return text.working;
  if (!outcome.ok) return text.failed(outcome, INPUT_LIMITS.characters);
  const { notes } = outcome;
  if (notes.length === 0) return text.unchanged;
  const count = (level: string) => notes.filter((note) => note.level === level).length;
  return text.summary(count('change'), count('check'), count('manual'));
}
