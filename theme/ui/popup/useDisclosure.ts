import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

export interface DisclosureOptions {
  /** Milliseconds until the popup opens on hover; leave it out to open the popup on click only. */
  openDelay?: number;
  /** Milliseconds until the popup closes after the mouse has left. */
  hideDelay: number;
  /** A tooltip also opens on focus, and leaves the arrow keys to the page. */
  isTooltip?: boolean;
  /** Whether the popup is open; leave it out for uncontrolled state. */
  open?: boolean;
  /** Called with every request to open or close. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * State and handlers of a popup, which opens on hover and on a click of its button. The arrow keys open a
 * menu and move through it. Escape closes the popup and returns focus to the button; a press or focus
 * outside also closes it.
 */
export function useDisclosure(options: DisclosureOptions) {
  const { openDelay, hideDelay, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = options.open ?? ownOpen;
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether hover opened the popup: the click that follows keeps it open. */
  const isOpenByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = (wanted: boolean) => {
    clearTimeout(timer.current);
    isOpenByHover.current = false;
    setOwnOpen(wanted);
    onOpenChange?.(wanted);
  };

  const onDocumentPress = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) setOpen(false);
  });
  const onDocumentKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise, Escape would also close a dialog around the popup.
    event.preventDefault();
    const hasFocus = root.current?.contains(document.activeElement);
    if (hasFocus) root.current?.querySelector('button')?.focus();
    setOpen(false);
  });
  // Listens on the document, because a popup that was opened by hover has no focus, and not every browser
  // focuses a button on click. A layout effect, because a key may follow immediately.
  useLayoutEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', (event) => onDocumentPress(event), { signal });
    document.addEventListener('keydown', (event) => onDocumentKey(event), { signal });
    return () => listeners.abort();
  }, [open]);

  // For pointer events rather than mouse events, which browsers also send for a tap, followed by a
  // `mouseleave` if the device has a mouse that is elsewhere.
  const hover = (wanted: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (wanted === open) return;
      setOpen(wanted);
      isOpenByHover.current = wanted;
    }, delay);
  };
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    // After a press on plain text, which may be inside, nothing has focus.
    if (open && next !== null && !root.current?.contains(next)) setOpen(false);
  };
  const onClick = () => {
    if (open && isOpenByHover.current) isOpenByHover.current = false;
    else setOpen(!open);
  };
  /** The arrow keys open a menu and go through its button and its items. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The popup may be inside another menu, which would handle the key again.
    event.stopPropagation();
    if (!open) flushSync(() => setOpen(true));
    const items = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
    const shown = items.filter((item) => !item.closest('[hidden]'));
    const at = shown.indexOf(event.target as HTMLElement);
    shown.at((at + step) % shown.length)?.focus();
  };

  const canHover = openDelay !== undefined;
  return {
    open,
    setOpen,
    rootProps: {
      ref: root,
      onKeyDown: options.isTooltip ? undefined : onKeyDown,
      onFocus: options.isTooltip ? () => setOpen(true) : undefined,
      onBlur,
      onPointerEnter: canHover ? hover(true, openDelay) : undefined,
      onPointerLeave: canHover ? hover(false, hideDelay) : undefined,
    },
    buttonProps: { type: 'button' as const, 'aria-expanded': open, onClick },
  };
}
