import { languages, Token, type TokenStream, tokenizeText } from 'prism-code-editor/prism';
import 'prism-code-editor/prism/languages/css';
import 'prism-code-editor/prism/languages/json';
import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/prism/languages/markup';
import { refineSpans } from './refineSpans';
import type { Span } from './span';
import { tokenClass } from './tokenClass';

const GRAMMARS: Record<string, string> = {
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

/** The code's lines in coloured pieces; plain ones where no grammar fits the file's name. */
export function highlightLines(path: string, code: string): Span[][] {
  const grammar = languages[GRAMMARS[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? ''];
  const spans: Span[] = [];
  if (grammar) collect(tokenizeText(code, grammar), undefined, spans);
  else spans.push({ text: code });
  return splitLines(refineSpans(spans));
}

/** Tokens inside of tokens become one row; what has no class of its own takes the outer one. */
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

function splitLines(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, className } of spans) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, className });
    });
  }
  return lines;
}
