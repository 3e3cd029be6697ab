import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The sources, as a Content-Security-Policy names them, of the scripts within a page; in order. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = scriptsOf(parse(html)).map((script) => {
    const digest = createHash('sha256').update(textOf(script)).digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
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
