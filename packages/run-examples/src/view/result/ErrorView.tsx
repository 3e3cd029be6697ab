import type { CodeLocation, RunError } from '../../contract';
import { useRunText } from '../viewContext';
import { LocationButton } from './LocationButton';
import { LongText } from './LongText';
import { RestOfText } from './RestOfText';
import { shortTitle, splitDiff } from './shownText';

/** How many locations of an error are shown. */
const MAX_LOCATIONS = 20;

interface ErrorViewProps {
  error: RunError;
  onGoTo: (location: CodeLocation) => void;
}

/** Rstest's error message, with a colored diff and its locations. */
export function ErrorView({ error, onGoTo }: ErrorViewProps) {
  const text = useRunText();
  const { name, message, diff, locations, truncated } = error;
  return (
    <div className="run-error" dir="ltr" translate="no">
      <div className="run-message">
        {name === '' ? null : <span className="run-name">{`${shortTitle(name)}: `}</span>}
        <LongText text={message} />
      </div>
      {diff === undefined ? null : <DiffView diff={diff} />}
      {truncated ? <p className="run-label">{text.truncated}</p> : null}
      {locations.length === 0 ? null : (
        <ul className="run-places">
          {locations.slice(0, MAX_LOCATIONS).map((location, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an error's locations never change
            <li key={index}>
              <LocationButton location={location} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A printed diff with colored lines. */
function DiffView({ diff }: { diff: string }) {
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

interface DiffLine {
  readonly kind: 'expected' | 'received' | 'same';
  readonly text: string;
}

/** The lines of a printed diff: `-` is expected, `+` is received. */
export function diffLines(diff: string): DiffLine[] {
  return diff.split('\n').map((text) => ({ kind: kindOf(text), text }));
}

function kindOf(line: string): DiffLine['kind'] {
  if (line.startsWith('-')) return 'expected';
  return line.startsWith('+') ? 'received' : 'same';
}
