import { escapeHtml } from '../../content/escapeHtml';

/** A part of code; `kind` is the end of the class `hl-*` that colors it. */
export interface CodeToken {
  readonly text: string;
  readonly kind?: string;
}

/** Longer code has more parts than browsers lay out quickly, and isn't split. */
const MOST_CHARACTERS = 50_000;

const TOKENS =
  /(?<comment>\/\/.*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<keyword>=>|(?<![.\w])(?:import|export|default|from|as|const|let|async|await|return|new|function|typeof)\b)|(?<constant>\b(?:true|false|null|undefined|\d[\d_.]*)\b)|(?<function>\b\w+(?=\())/g;

/** Splits code with a pattern, where the build's highlighter isn't at hand: it's close, and small. */
export function codeTokens(code: string): CodeToken[] {
  if (code.length > MOST_CHARACTERS) return [{ text: code }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(TOKENS)) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    if (index > end) tokens.push({ text: code.slice(end, index) });
    tokens.push({ text, kind });
    end = index + text.length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}

/** Code with colors, as HTML. */
export function codeHtml(code: string): string {
  return codeTokens(code)
    .map(({ text, kind }) => {
      return kind ? `<span class="hl-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text);
    })
    .join('');
}
