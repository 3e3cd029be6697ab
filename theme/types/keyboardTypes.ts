import { documentLanguage } from '../i18n/documentText';
import { type Annotation, nextAnnotation } from './annotations';
import type { TypeTooltip } from './tooltip';
import { annotationsIn, type TypeBlock, textRange, typeBlockOf } from './typeBlocks';
import { TYPE_TEXT } from './typeText';

/** The state while the arrow keys go through the names of a block. */
interface Mode {
  readonly block: TypeBlock;
  readonly annotations: readonly Annotation[];
  /** The element that had focus before. */
  readonly from: Element | null;
  /** Whether the code could have focus before. */
  readonly wasFocusable: boolean;
  /** The index of the current annotation. */
  at: number;
}

/**
 * Shows the types of a block with the keyboard: the block's button goes to the first name, arrow keys go
 * to the others, Enter follows the link, Escape leaves. Meanwhile, the code has focus, and a live region
 * announces the content of the tooltip. Returns `enter`, for a click on the button, and `isOn`, which says
 * whether the keyboard has the tooltip.
 */
export function keyboardTypes(root: HTMLElement, tooltip: TypeTooltip) {
  let mode: Mode | undefined;
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  const text = () => TYPE_TEXT[documentLanguage()];

  const go = (at: number) => {
    const annotation = mode?.annotations[at];
    if (!mode || !annotation) return;
    mode.at = at;
    const { block, annotations } = mode;
    const range = textRange(block.code, annotation);
    reveal(block.pre, range);
    tooltip.show(block, annotation);
    const parts = [...tooltip.element.children].map((child) => child.textContent);
    const position = text().position(at + 1, annotations.length);
    region.textContent = [range, ...parts, position].join('\n');
  };
  const leave = () => {
    if (!mode) return;
    const { pre } = mode.block;
    pre.removeAttribute('role');
    pre.removeAttribute('aria-label');
    if (!mode.wasFocusable) pre.removeAttribute('tabindex');
    mode = undefined;
    tooltip.hide();
  };
  const goBack = () => {
    const from = mode?.from;
    leave();
    if (from instanceof HTMLElement) from.focus();
  };
  const enter = async (button: Element) => {
    const block = typeBlockOf(button);
    if (!block) return;
    const { pre } = block;
    const from = document.activeElement;
    const annotations = await annotationsIn(block);
    if (document.activeElement !== from) return;
    if (annotations.length === 0) {
      region.textContent = text().none;
      return;
    }
    mode = { block, annotations, from, wasFocusable: pre.tabIndex === 0, at: 0 };
    // With this role, screen readers pass the arrow keys to the page.
    pre.setAttribute('role', 'application');
    pre.setAttribute('aria-label', text().mode);
    pre.tabIndex = 0;
    pre.focus({ preventScroll: true });
    go(0);
  };
  /** Handles a key while the mode is on. Returns whether the browser should ignore it. */
  const handle = ({ key, target }: KeyboardEvent, { block, at, annotations }: Mode) => {
    if (key === 'Escape') {
      goBack();
      return true;
    }
    const link = tooltip.element.querySelector('a');
    const next = nextAnnotation(key, at, annotations.length);
    if (target !== block.pre || (key !== 'Enter' && next === undefined)) return false;
    if (next === undefined) link?.click();
    else go(next);
    return true;
  };
  // The page that the tooltip's link leads to has other code.
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') && tooltip.element.contains(target as Node)) goBack();
  });
  root.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (mode && handle(event, mode)) event.preventDefault();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next !== mode?.block.pre && !tooltip.element.contains(next)) leave();
  });
  return { enter, isOn: () => mode !== undefined };
}

/** Space between a revealed range and the edge of its block, in CSS pixels. */
const SPACE = 16;

/** Scrolls the page to the line of a range, and the block sideways to the range. */
function reveal(pre: HTMLElement, range: Range): void {
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
  const frame = pre.getBoundingClientRect();
  const { left, right } = range.getBoundingClientRect();
  const before = Math.max(0, frame.left + SPACE - left);
  const after = Math.max(0, right + SPACE - frame.right);
  pre.scrollLeft += after - before;
}
