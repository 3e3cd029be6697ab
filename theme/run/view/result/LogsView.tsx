import type { CodePlace, LogLine } from '../../contract';
import { useRunText } from '../words/RunWords';
import { PlaceButton } from './PlaceButton';

interface LogsViewProps {
  logs: readonly LogLine[];
  onPlace: (place: CodePlace) => void;
}

/** What was written to the console, with its place where it is known. */
export function LogsView({ logs, onPlace }: LogsViewProps) {
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
            <span className="run-output">{log.text}</span>
            {log.place ? <PlaceButton place={log.place} onPlace={onPlace} /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
