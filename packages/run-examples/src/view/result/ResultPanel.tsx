import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CodeLocation } from '../../contract';
import { useRunText } from '../viewContext';
import { PanelHead } from './PanelHead';
import { Results } from './Results';
import type { RunState } from './runState';
import { runStatus } from './runStatus';

interface ResultPanelProps {
  /** The file that was run. */
  label: string;
  state: RunState;
  /** In the header, next to the buttons for the run. */
  tools: ReactNode;
  /** Below the results. */
  note: string | undefined;
  onRun: () => void;
  onStop: () => void;
  onClose: () => void;
  onGoTo: (location: CodeLocation) => void;
}

/** The results of a run, below the block that was run; a screen reader announces the final status. */
export function ResultPanel(props: ResultPanelProps) {
  const { label, state, tools, note, onRun, onStop, onClose, onGoTo } = props;
  const text = useRunText();
  const panel = useRef<HTMLElement>(null);
  usePanelPosition(panel, state);
  const status = runStatus(state, text);
  return (
    <>
      <p className="visually-hidden" role="status">
        {state.phase === 'ended' ? status.sentence : ''}
      </p>
      {state.phase === 'idle' ? null : (
        <section ref={panel} className="run-panel" data-terminal aria-label={text.resultsOf(label)}>
          <PanelHead
            status={status}
            isRunning={state.phase !== 'ended'}
            tools={tools}
            onRun={onRun}
            onStop={onStop}
            onClose={onClose}
          />
          <Results state={state} onGoTo={onGoTo} onRetry={onRun} />
          {note === undefined ? null : <p className="run-note">{note}</p>}
        </section>
      )}
    </>
  );
}

/**
 * Scrolls the panel into view when it appears and when a run starts, and keeps its height during the run.
 * The end of a run doesn't scroll, because the reader may be pressing a button.
 */
function usePanelPosition(panel: RefObject<HTMLElement | null>, { phase }: RunState): void {
  const lastPhase = useRef<RunState['phase']>('idle');
  useLayoutEffect(() => {
    const isNew = lastPhase.current === 'idle';
    lastPhase.current = phase;
    const { current } = panel;
    if (!current) return;
    if (phase === 'preparing') current.style.minBlockSize = `${current.offsetHeight}px`;
    if (phase === 'ended') current.style.minBlockSize = '';
    if (isNew || phase === 'preparing') {
      current.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    }
  }, [panel, phase]);
}

/** Smooth, unless the reader prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
