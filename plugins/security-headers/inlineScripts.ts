import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The sources, as a Content-Security-Policy names them, of the scripts within a page; in order. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set(scriptsOf(parse(html)).map((script) => sourceOf(textOf(script))))];
}

/** The source of a script or stylesheet, as a Content-Security-Policy names it: by its hash. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function scriptsOf(node: Node): Element[] {
  if (isElement(node) && node.tagName === 'script') {
    const names = node.attrs.map(({ name }) => name);
    // Structured data is no script to the browser.
    const runs = !node.attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
    return runs && !names.includes('src') ? [node] : [];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(scriptsOf) : [];
}

function textOf(script: Element): string {
  return script.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}
