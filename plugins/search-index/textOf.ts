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
 * Controls, hidden text, words for screen readers alone and remarks on the translation are no part
 * of what the page says.
 */
export function isChrome(element: Element): boolean {
  if (CONTROLS.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true' || isHidden(element)) return true;
  if (attribute(element, 'data-needs-js') !== undefined) return true;
  if (attribute(element, 'data-notice') !== undefined) return true;
  if (attribute(element, 'role') === 'tablist') return true;
  return (attribute(element, 'class') ?? '').split(/\s+/).includes('visually-hidden');
}

/** A panel of tabs is hidden until its tab is chosen, and no less a part of the page. */
function isHidden(element: Element): boolean {
  if (/display:\s*none/.test(attribute(element, 'style') ?? '')) return true;
  return attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel';
}

/** The text of some nodes on one line. */
export function textOf(nodes: readonly Node[]): string {
  return joinedText(nodes).replace(/\s+/g, ' ').trim();
}

/** The text of code, as it stands. */
export function codeOf(parent: Parent): string {
  return parent.childNodes.map((node) => ownText(node, codeOf)).join('');
}

/** Elements side by side, as in a card, are words apart. */
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
