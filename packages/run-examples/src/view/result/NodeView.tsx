import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView } from './ErrorView';
import { formatDuration } from './formatDuration';
import { LogsView } from './LogsView';
import { StatusMark } from './StatusMark';
import type { ShownNode, ShownTest } from './shownResults';
import { shortTitle } from './shownText';

interface NodeViewProps {
  node: ShownNode;
  onGoTo: (location: CodeLocation) => void;
}

/** A suite with its contents, or a test. */
export function NodeView({ node, onGoTo }: NodeViewProps) {
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
