import type { ReactNode } from 'react';
import { ToolButton } from '../Icon';
import { useRunText } from '../viewContext';
import type { RunStatus } from './runStatus';

interface PanelHeadProps {
  status: RunStatus;
  isRunning: boolean;
  tools?: ReactNode;
  onRun: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** The run's status. One button both stops and reruns, so that it keeps the focus. */
export function PanelHead({ status, isRunning, tools, onRun, onStop, onClose }: PanelHeadProps) {
  const text = useRunText();
  return (
    <div className="run-head">
      <StatusMark mark={status.mark} />
      <p className="run-sentence" data-mark={status.mark}>
        {status.sentence}
      </p>
      {tools}
      <button type="button" className="run-button" onClick={isRunning ? onStop : onRun}>
        {isRunning ? text.stop : text.runAgain}
      </button>
      <ToolButton icon="close" label={text.closeResults} onClick={onClose} />
    </div>
  );
}

const DRAWINGS: Record<RunStatus['mark'], string> = {
  pass: 'm3 8.5 3.5 3.5L13 4.5',
  fail: 'm4 4 8 8m0-8-8 8',
  skip: 'M3 8h10',
  todo: 'M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
  busy: 'M8 2a6 6 0 1 1-6 6',
  none: 'M4.5 4.5h7v7h-7z',
};

interface StatusMarkProps {
  mark: RunStatus['mark'];
  /** The meaning of the mark for screen readers, if no adjacent text has it. */
  label?: string;
}

/** An icon that differs in shape, not only in color. */
export function StatusMark({ mark, label }: StatusMarkProps) {
  return (
    <span className="run-mark" data-mark={mark}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={DRAWINGS[mark]} />
      </svg>
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </span>
  );
}
