import type { Page } from '@playwright/test';

/** The translator appends this to every text. */
export const MARK = 'ᵗ';

/**
 * Changes a page like browsers and extensions that translate it: replaces each text node with an element or
 * with two text nodes, which have other text. Does the same with text that appears or changes later.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate(startTranslator, MARK);
}

/** Runs in the page; appends `mark` to every text. */
export function startTranslator(mark: string): void {
  const UNTRANSLATED = 'script, style, noscript, svg, textarea, [translate=no]';
  const translated = new WeakSet<Node>();
  let count = 0;
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (translated.has(text) || !parent || parent.closest(UNTRANSLATED)) return;
    const isSpace = text.data.trim() === '';
    const middle = Math.ceil(text.data.length / 2);
    const parts = isSpace
      ? [new Text(text.data)]
      : [new Text(text.data.slice(0, middle)), new Text(text.data.slice(middle) + mark)];
    for (const part of parts) translated.add(part);
    count += 1;
    if (isSpace || parent.matches('option') || count % 2 === 0) return text.replaceWith(...parts);
    const element = document.createElement('font');
    element.append(...parts);
    text.replaceWith(element);
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  translateIn(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translated.delete(target);
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** A node of React's internal tree. */
interface Fiber {
  /** 6 for text. React has no node for text that's the only child of its element. */
  readonly tag: number;
  readonly memoizedProps: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current: Fiber };
}

/** The texts that React has rendered beside other nodes, except in DocSearch's own elements. */
export function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = (first: Fiber | null, parent: Element) => {
      for (let fiber = first; fiber; fiber = fiber.sibling) {
        const node: unknown = fiber.stateNode;
        if (fiber.tag === 6 && !parent.className.startsWith('DocSearch')) {
          texts.push(
            `${parent.className || parent.tagName}: ${JSON.stringify(fiber.memoizedProps)}`,
          );
        }
        walk(fiber.child, node instanceof Element ? node : parent);
      }
    };
    for (const element of document.querySelectorAll('*')) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      const root = key && (element as unknown as Record<string, Fiber>)[key];
      if (root) walk(root.stateNode.current, element);
    }
    return [...new Set(texts)];
  });
}
