import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/prism/languages/markup';
import { languages, Token, type TokenStream, tokenizeText } from 'prism-code-editor/prism';
import type { Span } from './spans';

/** Classes of the site's highlighter, by Prism's token type. */
const CLASSES: Record<string, string> = {
  atrule: 'keyword',
  'attr-equals': 'keyword',
  'attr-name': 'function',
  'attr-value': 'string-expression',
  boolean: 'constant',
  builtin: 'constant',
  'class-name': 'function',
  comment: 'comment',
  constant: 'constant',
  'doc-comment': 'comment',
  function: 'function',
  'function-variable': 'function',
  important: 'keyword',
  'interpolation-punctuation': 'keyword',
  keyword: 'keyword',
  'maybe-class-name': 'function',
  number: 'constant',
  operator: 'keyword',
  property: 'keyword',
  regex: 'string-expression',
  'regex-delimiter': 'string-expression',
  'regex-source': 'string-expression',
  selector: 'function',
  string: 'string-expression',
  'string-property': 'string-expression',
  tag: 'string-expression',
  'template-punctuation': 'string-expression',
  url: 'string-expression',
};

/** Keywords in Prism's grammar that the site highlights as values. */
const VALUES = new Set(['null', 'undefined', 'void', 'this', 'super', 'NaN', 'Infinity']);

/**
 * The class that the site's own highlighter would use for a token, so that a block keeps its
 * colors when it becomes an editor. Undefined for the color of the text.
 */
function tokenClass(type: string, text: string): string | undefined {
  if (type === 'punctuation') return text === ',' ? 'hl-punctuation' : undefined;
  if (type === 'keyword' && VALUES.has(text)) return 'hl-constant';
  const known = CLASSES[type];
  return known && `hl-${known}`;
}

/** Prism's grammars by file extension. */
const GRAMMARS: Readonly<Record<string, string>> = {
  cjs: 'javascript',
  css: 'css',
  html: 'markup',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  mjs: 'javascript',
  mts: 'typescript',
  svg: 'markup',
  ts: 'typescript',
  tsx: 'tsx',
  vue: 'markup',
};

/**
 * The code in colors; plain if there's no grammar for the file.
 *
 * This can take forever, because Prism's regular expressions backtrack. Only call it in the worker.
 */
export function highlightCode(path: string, code: string): Span[] {
  const grammar = languages[GRAMMARS[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? ''];
  if (!grammar) return [{ text: code }];
  const spans: Span[] = [];
  collect(tokenizeText(code, grammar), undefined, spans);
  return mergeSpans(refineSpans(spans));
}

/** Flattens nested tokens; a token without a class of its own takes the outer token's. */
function collect(stream: TokenStream, outer: string | undefined, spans: Span[]): void {
  for (const token of stream) {
    if (!(token instanceof Token)) {
      spans.push({ text: token, className: outer });
      continue;
    }
    const { content } = token;
    const own = tokenClass(token.type, typeof content === 'string' ? content : '');
    if (typeof content === 'string') spans.push({ text: content, className: own });
    else collect(content, token.type === 'interpolation' ? undefined : own, spans);
  }
}

/** Merges adjacent spans of the same color, so that there's less to render. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    if (before && before.className === span.className) {
      merged[merged.length - 1] = { ...before, text: before.text + span.text };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

/**
 * Distinguishes tokens that the site's own highlighter distinguishes and Prism doesn't, by a token's
 * neighbors: the object of `object.method()`, the dot before the call, and names declared by `const`.
 */
function refineSpans(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, index) => {
    const before = spans[index - 1];
    const after = spans[index + 1];
    if (/^\??\.$/.test(span.text) && after?.className === 'hl-function') {
      return [{ text: span.text, className: 'hl-function' }];
    }
    if (!isName(span)) return [span];
    if (before?.text === 'const' && span.className === undefined)
      return splitName(span, /^\s+([\w$]+)/d);
    if (after && /^\??\./.test(after.text)) return splitName(span, /([\w$]+)$/d);
    if (span.text === 'length') return [{ text: span.text, className: 'hl-constant' }];
    return [span];
  });
}

function isName({ className }: Span): boolean {
  return className === undefined || className === 'hl-function';
}

function splitName(span: Span, pattern: RegExp): Span[] {
  const [from, to] = pattern.exec(span.text)?.indices?.[1] ?? [];
  if (from === undefined || to === undefined) return [span];
  return [
    { text: span.text.slice(0, from), className: span.className },
    { text: span.text.slice(from, to), className: 'hl-constant' },
    { text: span.text.slice(to), className: span.className },
  ].filter(({ text }) => text !== '');
}
