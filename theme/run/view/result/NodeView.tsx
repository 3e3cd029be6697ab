import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';
import { ErrorView } from './ErrorView';
import { formatDuration } from './formatDuration';
import { LogsView } from './LogsView';
import type { ResultNode, TestNode } from './resultTree';
import { StatusMark } from './StatusMark';

interface NodeViewProps {
  node: ResultNode;
  onPlace: (place: CodePlace) => void;
}

/** A suite with what is in it, or a test. */
export function NodeView({ node, onPlace }: NodeViewProps) {
  if (node.kind === 'test') return <TestView node={node} onPlace={onPlace} />;
  return (
    <li>
      <p className="run-line run-suite" dir="auto">
        {node.title}
      </p>
      <ul>
        {node.children.map((child) => (
          <NodeView key={child.key} node={child} onPlace={onPlace} />
        ))}
      </ul>
    </li>
  );
}

function TestView({ node, onPlace }: { node: TestNode; onPlace: (place: CodePlace) => void }) {
  const text = useRunText();
  const { status, durationMs, errors, retries } = node.test;
  const ran = status === 'pass' || status === 'fail';
  return (
    <li>
      <p className="run-line" data-status={status}>
        <StatusMark mark={status} label={text.status[status]} />
        <span className="run-title" dir="auto">
          {node.title}
        </span>
        {retries > 0 ? <span className="run-dim">({text.retries(retries)})</span> : null}
        {ran ? <span className="run-dim">{formatDuration(durationMs)}</span> : null}
      </p>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a test's errors never change their order
        <ErrorView key={index} error={error} onPlace={onPlace} />
      ))}
      <LogsView logs={node.logs} onPlace={onPlace} />
    </li>
  );
}
