import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { ToggleText } from '../ToggleText';
import { useRunText } from '../viewContext';
import type { RunStatus } from './runStatus';
import { StatusMark } from './StatusMark';

interface PanelHeadProps {
  status: RunStatus;
  isRunning: boolean;
  tools?: ReactNode;
  onRun: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** The run's status, with one button for both stopping and rerunning, so that it keeps the focus. */
export function PanelHead({ status, isRunning, tools, onRun, onStop, onClose }: PanelHeadProps) {
  const text = useRunText();
  return (
    <div className="run-head" data-mark={status.mark}>
      <StatusMark mark={status.mark} />
      <p className="run-sentence">{status.sentence}</p>
      {tools}
      <button type="button" className="run-button" onClick={isRunning ? onStop : onRun}>
        <ToggleText isOn={isRunning} on={text.stop} off={text.runAgain} />
      </button>
      <button type="button" className="icon-button run-close" onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">{text.closeResults}</span>
      </button>
    </div>
  );
}
