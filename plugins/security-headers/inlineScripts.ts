import { createHash } from 'node:crypto';
import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

type State = Tokenizer['state'];

/** Elements whose text isn't markup, with the tokenizer state for it. */
const TEXT_ELEMENTS: ReadonlyMap<string, State> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** The Content-Security-Policy hash sources of a page's inline scripts, in document order. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(sourceOf))];
}

/** The Content-Security-Policy hash source of a script or stylesheet. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Only tokenizes the page: building a tree, which isn't needed here, takes twice as long. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let isInScript = false;
  const addText = ({ chars }: Token.CharacterToken) => {
    if (isInScript) scripts[scripts.length - 1] += chars;
  };
  const handler: TokenHandler = {
    onStartTag(tag) {
      const state = TEXT_ELEMENTS.get(tag.tagName);
      if (state !== undefined) tokenizer.state = state;
      isInScript = tag.tagName === 'script' && runsInline(tag);
      if (isInScript) scripts.push('');
    },
    onEndTag() {
      isInScript = false;
    },
    onCharacter: addText,
    onWhitespaceCharacter: addText,
    onNullCharacter: addText,
    onComment() {},
    onDoctype() {},
    onEof() {},
  };
  const tokenizer = new Tokenizer({}, handler);
  tokenizer.write(html, true);
  return scripts;
}

function runsInline({ attrs }: Token.TagToken): boolean {
  // Browsers don't execute structured data.
  const isData = attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
  return !isData && attrs.every(({ name }) => name !== 'src');
}
