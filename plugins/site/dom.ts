import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Parent = DefaultTreeAdapterTypes.ParentNode;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The first element below `parent`, in document order, for which `wanted` returns true. */
export function find(parent: Parent, wanted: (one: Element) => boolean): Element | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const found = wanted(node) ? node : find(node, wanted);
    if (found) return found;
  }
  return undefined;
}

export function findAll(parent: Parent, wanted: (one: Element) => boolean): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return wanted(node) ? [node, ...findAll(node, wanted)] : findAll(node, wanted);
  });
}

export function named(...tags: string[]): (one: Element) => boolean {
  return (one) => tags.includes(one.tagName);
}
