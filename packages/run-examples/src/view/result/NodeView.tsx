import type { RunError } from '../../contract';
import { useRunText } from '../viewContext';
import { ErrorView, type GoTo, LogsView } from './ErrorView';
import { StatusMark } from './PanelHead';
import type { FileNode, ResultNode, TestNode } from './runResults';
import { formatDuration } from './runStatus';

/** A test file: its status, errors outside of its tests, and its tests. */
export function FileView({ file, onGoTo }: { file: FileNode; onGoTo: GoTo }) {
  const text = useRunText();
  const { path, result, testCount, logs, children } = file;
  const label = result ? text.status[result.status] : text.running;
  return (
    <li>
      <p className="run-line" dir="ltr">
        <StatusMark mark={result?.status ?? 'busy'} label={label} />
        <span className="run-path">{path}</span>
        <span className="run-dim">{`(${testCount})`}</span>
        {result ? <span className="run-dim">{formatDuration(result.durationMs)}</span> : null}
      </p>
      <LogsView logs={logs} onGoTo={onGoTo} />
      <ErrorsView errors={result?.errors ?? []} onGoTo={onGoTo} />
      <NodesView nodes={children} onGoTo={onGoTo} />
    </li>
  );
}

/** Suites with their contents, and tests. */
function NodesView({ nodes, onGoTo }: { nodes: readonly ResultNode[]; onGoTo: GoTo }) {
  if (nodes.length === 0) return null;
  return (
    <ul>
      {nodes.map((node, index) =>
        node.kind === 'test' ? (
          <TestView key={node.test.id} node={node} onGoTo={onGoTo} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: nodes are only ever added at the end
          <li key={index}>
            <p className="run-line run-suite" dir="auto">
              {node.title}
            </p>
            <NodesView nodes={node.children} onGoTo={onGoTo} />
          </li>
        ),
      )}
    </ul>
  );
}

function TestView({ node, onGoTo }: { node: TestNode; onGoTo: GoTo }) {
  const text = useRunText();
  const { status, durationMs, retries, errors } = node.test;
  const hasRun = status === 'pass' || status === 'fail';
  return (
    <li>
      <p className="run-line" data-status={status}>
        <StatusMark mark={status} label={text.status[status]} />
        <span className="run-title" dir="auto">
          {node.title}
        </span>
        {retries > 0 ? <span className="run-dim">{`(${text.retries(retries)})`}</span> : null}
        {hasRun ? <span className="run-dim">{formatDuration(durationMs)}</span> : null}
      </p>
      <ErrorsView errors={errors} onGoTo={onGoTo} />
      <LogsView logs={node.logs} onGoTo={onGoTo} />
    </li>
  );
}

export function ErrorsView({ errors, onGoTo }: { errors: readonly RunError[]; onGoTo: GoTo }) {
  return errors.map((error, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: errors never change their order
    <ErrorView key={index} error={error} onGoTo={onGoTo} />
  ));
}
