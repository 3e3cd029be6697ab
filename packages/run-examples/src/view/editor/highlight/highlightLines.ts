import { languages, Token, type TokenStream, tokenizeText } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/prism/languages/markup';
import { refineSpans } from './refineSpans';
import type { Span } from './span';
import { splitLines } from './splitLines';
import { tokenClass } from './tokenClass';

/** Prism's grammars by file extension. */
export const GRAMMARS: Readonly<Record<string, string>> = {
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
 * The highlighted spans of each line; plain if there's no grammar for the file.
 *
 * This can take forever, because Prism's regular expressions backtrack. Only call it in the worker.
 */
export function highlightLines(path: string, code: string): Span[][] {
  const grammar = languages[GRAMMARS[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? ''];
  if (!grammar) return splitLines([{ text: code }]);
  const spans: Span[] = [];
  collect(tokenizeText(code, grammar), undefined, spans);
  return splitLines(mergeSpans(refineSpans(spans)));
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
