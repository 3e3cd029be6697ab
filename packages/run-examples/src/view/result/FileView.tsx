import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView } from './ErrorView';
import { formatDuration } from './formatDuration';
import { LogsView } from './LogsView';
import { NodeView } from './NodeView';
import { StatusMark } from './StatusMark';
import type { ShownFile } from './shownResults';
import { shortTitle } from './shownText';

interface FileViewProps {
  file: ShownFile;
  onGoTo: (location: CodeLocation) => void;
}

/** A test file: its status, errors outside of its tests, and its tests. */
export function FileView({ file, onGoTo }: FileViewProps) {
  const text = useRunText();
  const { path, status, durationMs, tests, errors, logs, children } = file;
  return (
    <li>
      <p className="run-line" dir="ltr">
        <StatusMark mark={status ?? 'busy'} label={status ? text.status[status] : text.running} />
        <span className="run-path">{shortTitle(path)}</span>
        <span className="run-dim">{`(${tests})`}</span>
        {durationMs === undefined ? null : (
          <span className="run-dim">{formatDuration(durationMs)}</span>
        )}
      </p>
      <LogsView logs={logs} onGoTo={onGoTo} />
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file's errors never change their order
        <ErrorView key={index} error={error} onGoTo={onGoTo} />
      ))}
      {children.length > 0 ? (
        <ul>
          {children.map((node) => (
            <NodeView key={node.key} node={node} onGoTo={onGoTo} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
