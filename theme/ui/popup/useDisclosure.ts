import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useDismiss } from './useDismiss';
import { hoverProps } from './useHoverOpen';

export interface DisclosureOptions {
  /** How long in milliseconds the mouse must rest on it to open it; leave it out to open on click only. */
  openDelay?: number;
  /** Delay in milliseconds before it closes after the mouse has left. */
  hideDelay: number;
  /** Whether it's open; leave it out for uncontrolled state. */
  open?: boolean;
  /** Called with every request to open or close. */
  onOpenChange?: (open: boolean) => void;
}

const FOCUSABLE = 'a[href], button:not([disabled])';

/**
 * State and handlers of a button with a dropdown. It opens on hover, click, Enter, or arrow down; arrow
 * keys, Home, and End move inside. Escape closes it and returns focus; a press or focus outside closes it.
 */
export function useDisclosure(options: DisclosureOptions) {
  const { openDelay, hideDelay, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = options.open ?? ownOpen;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the first item should get focus once it's rendered. */
  const focusFirst = useRef(false);
  /** Whether hover opened it: the click that follows keeps it open. */
  const byMouse = useRef(false);

  /** Whether it's about to open on hover. */
  const opening = useRef(false);

  const setOpen = useCallback(
    (wanted: boolean) => {
      clearTimeout(timer.current);
      opening.current = false;
      byMouse.current = false;
      if (!wanted) focusFirst.current = false;
      setOwnOpen(wanted);
      onOpenChange?.(wanted);
    },
    [onOpenChange],
  );

  const items = () => {
    const all = root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    return [...all].filter((item) => item !== button.current && !item.closest('[hidden]'));
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  const giveFocus = () => {
    // The content may be loaded after it has opened.
    const first = open && focusFirst.current ? items()[0] : undefined;
    if (!first) return;
    focusFirst.current = false;
    first.focus();
  };
  useEffect(giveFocus);

  useDismiss({
    open,
    root,
    onPressOutside: () => setOpen(false),
    onEscape: (event) => {
      // Otherwise the key would also close a dialog around it.
      event.preventDefault();
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    },
  });

  const later = (wanted: boolean, delay: number) => {
    clearTimeout(timer.current);
    opening.current = wanted;
    timer.current = setTimeout(() => {
      opening.current = false;
      if (wanted === open) return;
      setOpen(wanted);
      byMouse.current = wanted;
    }, delay);
  };

  const onClick = () => {
    if (open && byMouse.current) byMouse.current = false;
    else setOpen(!open);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A nested list has handled the key.
    if (event.defaultPrevented) return;
    const onButton = event.target === button.current;
    if (onButton && event.key === 'ArrowDown') {
      event.preventDefault();
      focusFirst.current = true;
      if (open) giveFocus();
      else setOpen(true);
      return;
    }
    const list = items();
    const index = nextIndex(event.key, list.indexOf(event.target as HTMLElement), list.length);
    if (!open || onButton || index === undefined) return;
    event.preventDefault();
    list[index]?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    // After a press on plain text, which may be inside, nothing has focus.
    const next = event.relatedTarget;
    if (open && next !== null && !root.current?.contains(next)) setOpen(false);
  };

  const hover =
    openDelay === undefined
      ? {}
      : hoverProps({
          onEnter: () => later(true, openDelay),
          // A mouse that is only passing over it doesn't open it.
          onMove: () => opening.current && later(true, openDelay),
          onLeave: () => later(false, hideDelay),
        });

  return {
    open,
    setOpen,
    rootProps: { ref: root, onKeyDown, onBlur, ...hover },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      onClick,
    },
  };
}

/** The index that a key moves focus to in a list of `count` items; undefined for other keys. */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
