import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView, LogsView } from './ErrorView';
import { StatusMark } from './PanelHead';
import { formatDuration } from './runStatus';
import type { ShownFile, ShownNode, ShownTest } from './shownResults';
import { shortTitle } from './shownText';

interface NodeViewProps {
  node: ShownNode;
  onGoTo: (location: CodeLocation) => void;
}

/** A suite with its contents, or a test. */
function NodeView({ node, onGoTo }: NodeViewProps) {
  if (node.kind === 'test') return <TestView node={node} onGoTo={onGoTo} />;
  return (
    <li>
      <p className="run-line run-suite" dir="auto">
        {shortTitle(node.title)}
      </p>
      <ul>
        {node.children.map((child) => (
          <NodeView key={child.key} node={child} onGoTo={onGoTo} />
        ))}
      </ul>
    </li>
  );
}

function TestView({ node, onGoTo }: { node: ShownTest; onGoTo: (location: CodeLocation) => void }) {
  const text = useRunText();
  const { title, errors, logs } = node;
  const { status, durationMs, retries } = node.test;
  const ran = status === 'pass' || status === 'fail';
  return (
    <li>
      <p className="run-line" data-status={status}>
        <StatusMark mark={status} label={text.status[status]} />
        <span className="run-title" dir="auto">
          {shortTitle(title)}
        </span>
        {retries > 0 ? <span className="run-dim">{`(${text.retries(retries)})`}</span> : null}
        {ran ? <span className="run-dim">{formatDuration(durationMs)}</span> : null}
      </p>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a test's errors never change their order
        <ErrorView key={index} error={error} onGoTo={onGoTo} />
      ))}
      <LogsView logs={logs} onGoTo={onGoTo} />
    </li>
  );
}

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
