import { isShortcut } from '../ui/keyPress';
import { type Annotation, nextAnnotation } from './annotations';
import { textRange } from './codeRanges';
import { annotationsIn, type TypeBlock, typeBlockOf } from './typeBlocks';
import type { TypeView } from './typeView';

/** Space between a revealed range and the edge, in CSS pixels. */
const SPACE = 16;

/** Scrolls a block, and the page below its navbar, as far as a range needs to be visible. */
function revealRange(pre: HTMLElement, range: Range): void {
  const frame = pre.getBoundingClientRect();
  const { left, right } = range.getBoundingClientRect();
  if (left < frame.left + SPACE) pre.scrollLeft -= frame.left + SPACE - left;
  else if (right > frame.right - SPACE) pre.scrollLeft += right - frame.right + SPACE;
  const { top, bottom } = range.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const upper = (Number.parseFloat(scrollPaddingTop) || 0) + SPACE;
  const lower = document.documentElement.clientHeight - SPACE;
  if (top < upper) window.scrollBy({ top: top - upper });
  else if (bottom > lower) window.scrollBy({ top: bottom - lower });
}

let region: HTMLElement | undefined;

/** Announces a text to screen readers. */
function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = text;
}

/** The attributes of a block while its names can be reached with arrow keys. */
const ATTRIBUTES = ['role', 'aria-label', 'tabindex'] as const;

interface Mode {
  readonly block: TypeBlock;
  readonly annotations: readonly Annotation[];
  readonly before: readonly (string | null)[];
  /** What had focus. */
  readonly from: Element | null;
  at: number;
}

/**
 * Shows the types of a block with the keyboard: `t` on anything in it goes to its first name, arrow keys
 * (`nextAnnotation`) to the others, Escape leaves. Meanwhile the code has focus, and a live region
 * announces what the tooltip shows.
 */
export function keyboardTypes(root: HTMLElement, view: TypeView) {
  const { tooltip } = view;
  let mode: Mode | undefined;

  const go = (at: number) => {
    const annotation = mode?.annotations[at];
    if (!mode || !annotation) return;
    mode.at = at;
    const { block, annotations } = mode;
    revealRange(block.pre, textRange(block.code, annotation.start, annotation.length));
    view.showAnnotation(block, annotation);
    const name = (block.code.textContent ?? '').slice(
      annotation.start,
      annotation.start + annotation.length,
    );
    const parts = [...tooltip.element.children].map((child) => child.textContent);
    announce([name, ...parts, view.text().position(at + 1, annotations.length)].join('\n'));
  };
  const leave = (returnFocus: boolean) => {
    if (!mode) return;
    const { block, before, from } = mode;
    mode = undefined;
    tooltip.hide();
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
      announce(tooltip.element.textContent ?? '');
    });
    if (!types || document.activeElement !== from) return;
    const annotations = annotationsIn(block, types);
    if (annotations.length === 0) return announce(view.text().none);
    const before = ATTRIBUTES.map((name) => pre.getAttribute(name));
    mode = { block, annotations, before, from, at: 0 };
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
      if (!block || !isShortcut(event, 't')) return;
      event.preventDefault();
      void enter(block);
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      leave(true);
    } else if (event.target === mode.block.pre) onCode(event, mode);
  };
  const onCode = (event: KeyboardEvent, { at, annotations, block }: Mode) => {
    const link = tooltip.element.querySelector('a');
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextAnnotation(event.key, at, annotations, block.code.textContent ?? '');
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
    if (mode && next !== mode.block.pre && !tooltip.element.contains(next)) leave(false);
  });
  return { keyDown, isOn: () => mode !== undefined };
}
