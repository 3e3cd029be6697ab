import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface TabListProps<Name extends string> {
  /** Prefix of the IDs of the tabs and their panels, which end in the tab's index. */
  id: string;
  label: string;
  className: string;
  names: readonly Name[];
  active: Name;
  onShow: (name: Name) => void;
  hasFailed?: (name: Name) => boolean;
  children: (name: Name) => ReactNode;
}

/** One tab for each name; arrow keys move between them. */
export function TabList<Name extends string>(props: TabListProps<Name>) {
  const { id, label, className, names, active, onShow, hasFailed, children } = props;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is active
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt or Command with an arrow key goes back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = nextTab(event.key, names.indexOf(active), names.length);
    const name = index === undefined ? undefined : names[index];
    if (index === undefined || name === undefined) return;
    event.preventDefault();
    onShow(name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div ref={list} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className="run-tab"
          aria-selected={name === active}
          aria-controls={`${id}-panel-${index}`}
          tabIndex={name === active ? 0 : -1}
          data-failed={hasFailed?.(name)}
          onClick={() => onShow(name)}
        >
          {children(name)}
        </button>
      ))}
    </div>
  );
}

/** The index of the tab that a key selects from `index` in `count` tabs; undefined for other keys. */
function nextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
