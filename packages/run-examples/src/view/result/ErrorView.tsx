import type { CodeLocation, LogLine, RunError } from '../../contract';
import { useRunText } from '../viewContext';

/** Shows a location in the editor or in the page's code block. */
export type GoTo = (location: CodeLocation) => void;

/** Rstest's error message, with a colored diff and its locations. */
export function ErrorView({ error, onGoTo }: { error: RunError; onGoTo: GoTo }) {
  const { name, message, diff, locations } = error;
  return (
    <div className="run-error" dir="ltr" translate="no">
      <div className="run-message">
        {name === '' ? null : <span className="run-name">{`${name}: `}</span>}
        <span>{message}</span>
      </div>
      {diff === undefined ? null : <DiffView diff={diff.replace(/^\n+|\s+$/g, '')} />}
      {locations.length === 0 ? null : (
        <ul className="run-places">
          {locations.map((location, index) => (
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

/** A printed diff with colored lines: `-` is expected, `+` is received. */
function DiffView({ diff }: { diff: string }) {
  return (
    <pre className="run-diff">
      {diff.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text that never changes
        <span key={index} data-kind={KINDS[line.charAt(0)]}>
          {`${line}\n`}
        </span>
      ))}
    </pre>
  );
}

const KINDS: Readonly<Record<string, string>> = { '-': 'expected', '+': 'received' };

/** A button that jumps to a location in the example's code. */
function LocationButton({ location, onGoTo }: { location: CodeLocation; onGoTo: GoTo }) {
  const text = useRunText();
  const { path, line } = location;
  return (
    <button
      type="button"
      className="run-place"
      title={text.goToLine(path, line)}
      onClick={() => onGoTo(location)}
    >
      {`${path}:${line}`}
    </button>
  );
}

/** Console output, with the location of each call, if known. */
export function LogsView({ logs, onGoTo }: { logs: readonly LogLine[]; onGoTo: GoTo }) {
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
            <div className="run-output">{log.text}</div>
            {log.location ? <LocationButton location={log.location} onGoTo={onGoTo} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
