import { type KeyboardEvent, useRef } from 'react';
import type { LinesByFile } from '../result/runState';
import { useRunText } from '../viewContext';

interface FileTabsProps {
  /** Prefix of the IDs of the tabs and their panels. */
  id: string;
  paths: readonly string[];
  active: string;
  /** Whether a file differs from what it was. */
  isEdited: (path: string) => boolean;
  failing: LinesByFile;
  onShow: (path: string) => void;
}

/** One tab per file; arrow keys move between them. */
export function FileTabs({ id, paths, active, isEdited, failing, onShow }: FileTabsProps) {
  const text = useRunText();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, paths.indexOf(active), paths.length);
    const path = paths[next ?? -1];
    if (next === undefined || path === undefined) return;
    event.preventDefault();
    onShow(path);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className="run-tabs"
      role="tablist"
      aria-label={text.files}
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      {paths.map((path, index) => (
        <button
          key={path}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className="run-tab"
          aria-selected={path === active}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={path === active ? 0 : -1}
          data-failed={failing.has(path)}
          onClick={() => onShow(path)}
        >
          <span translate="no">{path}</span>
          {isEdited(path) ? (
            <span className="run-edited">
              <span className="visually-hidden">{text.edited}</span>
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** The index of the tab that a key selects from `index` in `count` tabs; undefined for other keys. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
