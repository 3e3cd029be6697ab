import { attribute, type Element, isElement, type Node, type Parent } from './dom.ts';

const CONTROLS = new Set([
  'button',
  'dialog',
  'footer',
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'search',
  'select',
  'style',
  'svg',
  'template',
]);

/**
 * Whether an element isn't content: controls, hidden text, text for screen readers only, and
 * translation notices.
 */
export function isChrome(element: Element): boolean {
  if (CONTROLS.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true' || isHidden(element)) return true;
  if (attribute(element, 'data-needs-js') !== undefined) return true;
  if (attribute(element, 'data-notice') !== undefined) return true;
  if (attribute(element, 'role') === 'tablist') return true;
  return (attribute(element, 'class') ?? '').split(/\s+/).includes('visually-hidden');
}

/** Tab panels count as visible, although they're hidden until their tab is selected. */
function isHidden(element: Element): boolean {
  if (/display:\s*none/.test(attribute(element, 'style') ?? '')) return true;
  return attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel';
}

/** The text of nodes on one line. */
export function textOf(nodes: readonly Node[]): string {
  return joinedText(nodes).replace(/\s+/g, ' ').trim();
}

/** Joins text, with a space between adjacent elements, as in a card. */
function joinedText(nodes: readonly Node[]): string {
  let afterElement = false;
  let text = '';
  for (const node of nodes) {
    const element = isElement(node);
    if (element && afterElement) text += ' ';
    text += ownText(node, (parent) => joinedText(parent.childNodes));
    afterElement = element;
  }
  return text;
}

function ownText(node: Node, below: (parent: Parent) => string): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!isElement(node) || isChrome(node)) return '';
  return node.tagName === 'br' ? ' ' : below(node);
}
