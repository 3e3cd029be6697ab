import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';
import { ErrorView } from './ErrorView';
import { formatDuration } from './formatDuration';
import { LogsView } from './LogsView';
import { NodeView } from './NodeView';
import type { FileNode } from './resultTree';
import { StatusMark } from './StatusMark';

interface FileViewProps {
  file: FileNode;
  onPlace: (place: CodePlace) => void;
}

/** A test file: its state, what went wrong outside of its tests, and its tests. */
export function FileView({ file, onPlace }: FileViewProps) {
  const text = useRunText();
  const { path, status, durationMs, tests, errors, logs, children } = file;
  return (
    <li>
      <p className="run-line" dir="ltr">
        <StatusMark mark={status ?? 'busy'} label={status ? text.status[status] : text.running} />
        <span className="run-path">{path}</span>
        <span className="run-dim">({tests})</span>
        {durationMs === undefined ? null : (
          <span className="run-dim">{formatDuration(durationMs)}</span>
        )}
      </p>
      <LogsView logs={logs} onPlace={onPlace} />
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file's errors never change their order
        <ErrorView key={index} error={error} onPlace={onPlace} />
      ))}
      {children.length > 0 ? (
        <ul>
          {children.map((node) => (
            <NodeView key={node.key} node={node} onPlace={onPlace} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
