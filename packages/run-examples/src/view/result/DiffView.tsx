import { diffLines } from './diffLines';
import { RestOfText } from './RestOfText';
import { splitDiff } from './shownText';

/** A printed diff with colored lines. */
export function DiffView({ diff }: { diff: string }) {
  const { shown, rest } = splitDiff(diff);
  return (
    <>
      <pre className="run-diff">
        {diffLines(shown).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that never changes
          <span key={index} data-kind={line.kind}>
            {`${line.text}\n`}
          </span>
        ))}
      </pre>
      <RestOfText rest={rest} />
    </>
  );
}
