import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { nextIndex } from './nextIndex';
import { useDismiss } from './useDismiss';

export interface DisclosureOptions {
  /** Opens while the mouse is over it, this long after it came; never by mouse when left out. */
  openDelay?: number;
  /** Milliseconds it stays open after the mouse has left. */
  hideDelay: number;
  /** Controlled: whether it is open. */
  open?: boolean;
  /** Told of every wish to open or close. */
  onOpenChange?: (open: boolean) => void;
}

const FOCUSABLE = 'a[href], button:not([disabled])';

/**
 * A button that shows a list of links: by mouse, click, Enter or arrow down; arrows, Home and End
 * move inside. Escape closes it and gives the focus back; a press or the focus elsewhere closes it.
 */
export function useDisclosure(options: DisclosureOptions) {
  const { openDelay, hideDelay, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = options.open ?? ownOpen;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The first of what it shows is to have the focus, once it is there. */
  const focusFirst = useRef(false);
  /** Opened by the mouse passing over it: the click that follows keeps it open. */
  const byMouse = useRef(false);

  const setOpen = useCallback(
    (wanted: boolean) => {
      clearTimeout(timer.current);
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
    // What it shows may come later than it opens.
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
      // A dialog around it stays open.
      event.preventDefault();
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    },
  });

  const later = (wanted: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
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
    // A list inside this one has taken the key.
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
    // Nothing has the focus after a press on plain text, which may be inside.
    const next = event.relatedTarget;
    if (open && next !== null && !root.current?.contains(next)) setOpen(false);
  };

  const mouse =
    openDelay === undefined
      ? {}
      : {
          onMouseEnter: () => later(true, openDelay),
          onMouseLeave: () => later(false, hideDelay),
        };

  return {
    open,
    setOpen,
    rootProps: { ref: root, onKeyDown, onBlur, ...mouse },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      onClick,
    },
  };
}
