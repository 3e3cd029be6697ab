import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { nextIndex } from './nextIndex';

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
 * move inside; Escape closes and gives the focus back; so does leaving it.
 */
export function useDisclosure(options: DisclosureOptions) {
  const { openDelay, hideDelay, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = options.open ?? ownOpen;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusFirst = useRef(false);
  /** Opened by the mouse passing over it: the click that follows keeps it open. */
  const byMouse = useRef(false);

  const setOpen = useCallback(
    (wanted: boolean) => {
      clearTimeout(timer.current);
      byMouse.current = false;
      setOwnOpen(wanted);
      onOpenChange?.(wanted);
    },
    [onOpenChange],
  );

  const items = () => {
    const all = root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    return [...all].filter((item) => item !== button.current);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open || !focusFirst.current) return;
    focusFirst.current = false;
    items()[0]?.focus();
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
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const onButton = event.target === button.current;
    if (onButton && event.key === 'ArrowDown') {
      event.preventDefault();
      focusFirst.current = true;
      setOpen(true);
      return;
    }
    const list = items();
    const index = nextIndex(event.key, list.indexOf(event.target as HTMLElement), list.length);
    if (!open || onButton || index === undefined) return;
    event.preventDefault();
    list[index]?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    if (open && !root.current?.contains(event.relatedTarget)) setOpen(false);
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
