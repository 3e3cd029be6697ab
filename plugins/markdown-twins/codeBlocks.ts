import type { Code, RootContent } from 'mdast';
import { tokenizeMeta } from '../examples/tokenizeMeta.ts';
import { inlineCode, paragraph, text } from './markdownNodes.ts';
import type { TwinPage } from './twinPage.ts';
import { TWIN_TEXT } from './twinText.ts';

/**
 * A fence keeps its language and title: the rest is said to those who run and draw it. What a
 * command has printed is introduced by that command.
 */
export function codeBlock(node: Code, page: TwinPage): RootContent[] {
  const attributes = readAttributes(node, page.source);
  const title = attributes.get('title');
  const meta = title === undefined ? undefined : `title="${title}"`;
  const code: Code = { type: 'code', lang: node.lang, meta, value: withoutEscapes(node.value) };
  if (!attributes.has('output')) return [code];
  const [before, after] = TWIN_TEXT[page.language].outputOf;
  const command = inlineCode(commandOf(attributes));
  return [paragraph(...textIfAny(before), command, text(after)), code];
}

type Attributes = ReadonlyMap<string, string | undefined>;

/** From the source: Markdown would take the backslashes of what stands in quotes. */
function readAttributes({ position }: Code, source: string): Attributes {
  const line = position && source.split(/\r?\n/)[position.start.line - 1];
  const meta = /(?:`{3,}|~{3,})[ \t]*\S*(.*)$/.exec(line ?? '')?.[1] ?? '';
  return new Map(tokenizeMeta(meta).tokens.map(({ name, value }) => [name, value]));
}

function commandOf(attributes: Attributes): string {
  const args = attributes.get('output') ?? 'run';
  return [attributes.get('env'), 'npx rstest', args].filter(Boolean).join(' ');
}

/** The parser reads `# text {#id}` with a backslash, also where it is code. */
function withoutEscapes(code: string): string {
  return code.replace(/^#{1,6}(?!#).*/gm, (line) => line.replace('\\{#', '{#'));
}

function textIfAny(value: string) {
  return value === '' ? [] : [text(value)];
}
