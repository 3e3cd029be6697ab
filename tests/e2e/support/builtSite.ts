import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** Reads files of a built site from disk, without a browser. */
export interface BuiltSite {
  readonly read: (path: string) => string;
  readonly bytes: (path: string) => Buffer;
  readonly html: (route: string) => string;
  readonly page: (route: string) => Node;
  /** A page without its body, which is much faster to parse. */
  readonly head: (route: string) => Node;
}

/** Opens a build. `folder` is its `outDir`, relative to the project's root. */
export function builtSite(folder: string): BuiltSite {
  const bytes = (path: string) =>
    readFileSync(new URL(`../../../${folder}${path}`, import.meta.url));
  const read = (path: string) => bytes(path).toString();
  const html = (route: string) => read(htmlPath(route));
  return {
    bytes,
    read,
    html,
    page: (route) => parse(html(route)),
    head: (route) => parse(html(route).replace(/<\/head>[\s\S]*/, '')),
  };
}

function htmlPath(route: string): string {
  return `${route.endsWith('/') ? `${route}index` : route}.html`;
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

type Condition = (element: Element) => boolean;
const never: Condition = () => false;

/** The elements for which `matches` is true, in document order. Skips elements that are left out. */
export function elements(node: Node, matches: Condition, isLeftOut = never): Element[] {
  if (isElement(node) && isLeftOut(node)) return [];
  const matching = isElement(node) && matches(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...matching, ...children.flatMap((child) => elements(child, matches, isLeftOut))];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The text of a node. Skips elements that are left out. */
export function textOf(node: Node, isLeftOut = never): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node) || (isElement(node) && isLeftOut(node))) return '';
  return node.childNodes.map((child) => textOf(child, isLeftOut)).join('');
}
