import type { CodeLocation, LogLine, RunError } from '../../contract';
import { useRunText } from '../viewContext';
import { shortTitle, splitDiff, splitText } from './shownText';

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

/** A text of any length; a button shows the rest of a long one. */
function LongText({ text }: { text: string }) {
  const { shown, rest } = splitText(text);
  return (
    <>
      <span>{shown}</span>
      <RestOfText rest={rest} />
    </>
  );
}

/** The part of a text that isn't shown at first, if there is one. */
function RestOfText({ rest }: { rest: string }) {
  const text = useRunText();
  if (rest === '') return null;
  return (
    <details className="run-rest">
      <summary dir="auto">{text.moreCharacters(rest.length)}</summary>
      <div>{rest}</div>
    </details>
  );
}

interface LocationButtonProps {
  location: CodeLocation;
  onGoTo: (location: CodeLocation) => void;
}

/** A button that jumps to a location in the example's code. */
function LocationButton({ location, onGoTo }: LocationButtonProps) {
  const text = useRunText();
  const { line, column } = location;
  const path = shortTitle(location.path);
  return (
    <button
      type="button"
      className="run-place"
      title={text.goToLine(path, line)}
      onClick={() => onGoTo(location)}
    >
      {[path, line, ...(column === undefined ? [] : [column])].join(':')}
    </button>
  );
}

interface LogsViewProps {
  logs: readonly LogLine[];
  onGoTo: (location: CodeLocation) => void;
}

/** Console output, with its location, if known. */
export function LogsView({ logs, onGoTo }: LogsViewProps) {
  const text = useRunText();
  if (logs.length === 0) return null;
  return (
    <div className="run-logs" dir="ltr">
      <p className="run-label" dir="auto">
        {text.console}
      </p>
      <ul>
        {logs.map((log, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: output only ever grows at its end
          <li key={index} className="run-log" data-level={log.level}>
            <span className="run-level">{log.level}</span>
            <div className="run-output">
              <LongText text={log.text} />
              {log.truncated ? <p className="run-label">{text.truncated}</p> : null}
            </div>
            {log.location ? <LocationButton location={log.location} onGoTo={onGoTo} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
