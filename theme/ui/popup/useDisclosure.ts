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
  /** How long in milliseconds the mouse must be on it to open it; leave it out to open on click only. */
  openDelay?: number;
  /** Delay in milliseconds before it closes after the mouse has left. */
  hideDelay: number;
  /** A tooltip opens on focus and leaves the arrow keys to the page. */
  isTooltip?: boolean;
  /** Whether it's open; leave it out for uncontrolled state. */
  open?: boolean;
  /** Called with every request to open or close. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * State and handlers of a popup. It opens on hover, and with its button on click or Enter; Escape closes it
 * and returns focus to the button; a press or focus outside closes it.
 */
export function useDisclosure(options: DisclosureOptions) {
  const { openDelay, hideDelay, onOpenChange } = options;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = options.open ?? ownOpen;
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether hover opened it: the click that follows keeps it open. */
  const byMouse = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = (wanted: boolean) => {
    clearTimeout(timer.current);
    byMouse.current = false;
    setOwnOpen(wanted);
    onOpenChange?.(wanted);
  };

  const pressed = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) setOpen(false);
  });
  const escaped = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the key would also close a dialog around it.
    event.preventDefault();
    if (root.current?.contains(document.activeElement))
      root.current.querySelector('button')?.focus();
    setOpen(false);
  });
  // On the document: a popup that was opened by hover has no focus, and not every browser focuses a
  // button on click. Before it's painted: a key may follow immediately.
  useLayoutEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', (event) => pressed(event), { signal });
    document.addEventListener('keydown', (event) => escaped(event), { signal });
    return () => listeners.abort();
  }, [open]);

  // Not mouse events: browsers send these for a tap, too, and then a `mouseleave` if the mouse of the
  // device is elsewhere.
  const hover = (wanted: boolean, delay: number) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (wanted === open) return;
      setOpen(wanted);
      byMouse.current = wanted;
    }, delay);
  };
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    // After a press on plain text, which may be inside, nothing has focus.
    if (open && next !== null && !root.current?.contains(next)) setOpen(false);
  };
  const onClick = () => {
    if (open && byMouse.current) byMouse.current = false;
    else setOpen(!open);
  };
  /** The arrow keys open a menu and go through its button and its items. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // It may be in another menu.
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
