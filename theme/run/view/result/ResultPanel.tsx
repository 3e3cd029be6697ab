import { useRef } from 'react';
import type { CodePlace } from '../../contract';
import { useRunText } from '../words/RunWords';
import { PanelHead } from './PanelHead';
import { Results } from './Results';
import type { RunState } from './runState';
import { runStatus } from './runStatus';
import { usePanelPlace } from './usePanelPlace';

interface ResultPanelProps {
  /** The file that was run. */
  label: string;
  state: RunState;
  isEditable: boolean;
  onRun: () => void;
  onStop: () => void;
  onClose: () => void;
  onPlace: (place: CodePlace) => void;
}

/** A run's results beneath its block; a screen reader is told how it ended. */
export function ResultPanel(props: ResultPanelProps) {
  const { label, state, isEditable, onRun, onStop, onClose, onPlace } = props;
  const text = useRunText();
  const panel = useRef<HTMLElement>(null);
  usePanelPlace(panel, state);
  const status = runStatus(state, text);
  return (
    <>
      <p className="visually-hidden" role="status">
        {state.phase === 'ended' ? status.sentence : ''}
      </p>
      {state.phase === 'idle' ? null : (
        <section ref={panel} className="run-panel" aria-label={text.resultsOf(label)}>
          <PanelHead
            status={status}
            isRunning={state.phase !== 'ended'}
            onRun={onRun}
            onStop={onStop}
            onClose={onClose}
          />
          <Results state={state} onPlace={onPlace} onRetry={onRun} />
          {isEditable ? null : <p className="run-note">{text.notEditable}</p>}
        </section>
      )}
    </>
  );
}
