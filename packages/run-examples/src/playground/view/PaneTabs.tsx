import { type KeyboardEvent, useRef } from 'react';
import { nextTab } from '../../view/editor/FileTabs';
import { StatusMark } from '../../view/result/PanelHead';
import type { RunState } from '../../view/result/runState';
import { runStatus } from '../../view/result/runStatus';
import { useRunText } from '../../view/viewContext';
import { usePlay } from './playOptions';

const PANES = ['files', 'code', 'tests'] as const;

export type Pane = (typeof PANES)[number];

interface PaneTabsProps {
  /** Begins the ids of the tabs and their panels. */
  id: string;
  pane: Pane;
  onShow: (pane: Pane) => void;
  status: RunState;
}

/** On a small screen: which pane is shown. The one with the results says how the last run ended. */
export function PaneTabs({ id, pane, onShow, status }: PaneTabsProps) {
  const { play } = usePlay();
  const text = useRunText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = PANES[nextTab(event.key, PANES.indexOf(pane), PANES.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[PANES.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={list}
      className="play-pane-tabs"
      role="tablist"
      aria-label={play.panes}
      onKeyDown={onKeyDown}
    >
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          className="run-tab"
          aria-selected={name === pane}
          aria-controls={`${id}-${name}`}
          tabIndex={name === pane ? 0 : -1}
          onClick={() => onShow(name)}
        >
          <span>{play[name]}</span>
          {name === 'tests' && status.phase !== 'idle' ? (
            <StatusMark mark={runStatus(status, text).mark} />
          ) : null}
        </button>
      ))}
    </div>
  );
}
