import type { CodeLocation, LogLine } from '../../contract';
import { useRunText } from '../viewContext';
import { LocationButton } from './LocationButton';
import { LongText } from './LongText';

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
