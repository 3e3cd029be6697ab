import { codeTokens } from './codeTokens';

/** Code in colors that isn't in a page's Markdown. */
export function HighlightedCode({ code }: { code: string }) {
  return codeTokens(code).map(({ text, kind }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <span key={index} className={kind && `hl-${kind}`}>
      {text}
    </span>
  ));
}
