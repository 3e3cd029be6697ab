import { isTypingIn, typedCharacter } from '../ui/keyPress';
import { announce } from './announce';
import { textRange } from './codeRanges';
import { revealRange } from './revealRange';
import { nextSpot, type Spot } from './spots';
import { spotsIn, type TypeBlock, typeBlockOf } from './typeBlocks';
import type { TypeView } from './typeView';

/** The attributes of a block while its names can be reached with arrow keys. */
const ATTRIBUTES = ['role', 'aria-label', 'tabindex'] as const;

interface Mode {
  readonly block: TypeBlock;
  readonly spots: readonly Spot[];
  readonly before: readonly (string | null)[];
  /** What had focus. */
  readonly from: Element | null;
  at: number;
}

/**
 * Shows the types of a block with the keyboard: `t` on anything in it goes to its first name. While
 * the mode is on, the code has focus, and a live region says what the tooltip shows.
 */
export function typeMode(root: HTMLElement, view: TypeView) {
  const { tip } = view;
  let mode: Mode | undefined;

  const go = (at: number) => {
    const spot = mode?.spots[at];
    if (!mode || !spot) return;
    mode.at = at;
    const { block, spots } = mode;
    revealRange(block.pre, textRange(block.code, spot.start, spot.length));
    view.showSpot(block, spot);
    const name = (block.code.textContent ?? '').slice(spot.start, spot.start + spot.length);
    const parts = [...tip.element.children].map((child) => child.textContent);
    announce([name, ...parts, view.text().position(at + 1, spots.length)].join('\n'));
  };
  const leave = (returnFocus: boolean) => {
    if (!mode) return;
    const { block, before, from } = mode;
    mode = undefined;
    tip.hide();
    if (returnFocus && from instanceof HTMLElement) from.focus();
    ATTRIBUTES.forEach((name, index) => {
      const value = before[index];
      if (value === null || value === undefined) block.pre.removeAttribute(name);
      else block.pre.setAttribute(name, value);
    });
  };
  const enter = async (block: TypeBlock) => {
    const { figure, pre } = block;
    const anchor = { figure, getBoundingClientRect: () => pre.getBoundingClientRect() };
    const from = document.activeElement;
    const types = await view.load().catch(async (error: unknown) => {
      await view.showFailure(anchor, error);
      announce(tip.element.textContent ?? '');
    });
    if (!types || document.activeElement !== from) return;
    const spots = spotsIn(block, types);
    if (spots.length === 0) return announce(view.text().none);
    const before = ATTRIBUTES.map((name) => pre.getAttribute(name));
    mode = { block, spots, before, from, at: 0 };
    // Screen readers pass the arrow keys on.
    pre.setAttribute('role', 'application');
    pre.setAttribute('aria-label', view.text().mode);
    pre.tabIndex = 0;
    pre.focus({ preventScroll: true });
    go(0);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (!mode) {
      const block = typeBlockOf(event.target as Element);
      if (typedCharacter(event) !== 't' || !block || isTypingIn(event.target)) return;
      event.preventDefault();
      void enter(block);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      leave(true);
    } else if (event.target === mode.block.pre) onCode(event, mode);
  };
  const onCode = (event: KeyboardEvent, { at, spots, block }: Mode) => {
    const link = tip.element.querySelector('a');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextSpot(event.key, at, spots, block.code.textContent ?? '');
    if (next !== undefined) {
      event.preventDefault();
      go(next);
    } else if (link && event.key === 'Enter') {
      event.preventDefault();
      link.click();
    } else if (link && event.key === 'Tab' && !event.shiftKey) {
      event.preventDefault();
      link.focus();
    }
  };
  root.addEventListener('keydown', keyDown);
  root.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (mode && next !== mode.block.pre && !tip.element.contains(next)) leave(false);
  });
  return { keyDown, isOn: () => mode !== undefined };
}
