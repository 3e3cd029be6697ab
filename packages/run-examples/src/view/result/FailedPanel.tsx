import { useRunText } from '../viewContext';
import { PanelHead } from './PanelHead';
import type { ResultPanelProps } from './ResultPanel';
import type { RunStatus } from './runStatus';

/** Replaces results that can't be rendered, until the next run. */
export function FailedPanel({ label, state, onRun, onStop, onClose }: ResultPanelProps) {
  const text = useRunText();
  const status: RunStatus =
    state.phase === 'preparing'
      ? { mark: 'busy', sentence: text.preparing }
      : { mark: 'fail', sentence: text.resultsFailed };
  return (
    <section className="run-panel" data-terminal role="alert" aria-label={text.resultsOf(label)}>
      <PanelHead
        status={status}
        isRunning={state.phase !== 'ended'}
        onRun={onRun}
        onStop={onStop}
        onClose={onClose}
      />
    </section>
  );
}
