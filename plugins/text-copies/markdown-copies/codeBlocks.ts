import type { Code, RootContent } from 'mdast';
import { DIAGRAM } from '../../../content/markdown/codeBlocks.ts';
import { fenceAttributes } from '../../../content/markdown/fenceMeta.ts';
import { inlineCode, paragraph, text } from '../../../content/markdown/markdownNodes.ts';
import type { CopyPage } from './copyPage.ts';
import { COPY_TEXT } from './copyText.ts';

/**
 * The nodes for a code block: for a diagram, its description; otherwise a block that keeps
 * its language and title; other attributes are for running and rendering it. Output gets an
 * introduction with its command. `source` is the fence's raw meta.
 */
export function codeBlock(node: Code, source: string, page: CopyPage): RootContent[] {
  if (node.lang === DIAGRAM) return [paragraph(text(altOf(node)))];
  const attributes = fenceAttributes(source);
  const title = attributes.get('title');
  const meta = title === undefined ? undefined : `title="${title}"`;
  const code: Code = { type: 'code', lang: node.lang, meta, value: node.value };
  if (!attributes.has('output')) return [code];
  const [before, after] = COPY_TEXT[page.language].outputOf;
  const command = inlineCode(commandOf(attributes));
  return [paragraph(...textIfAny(before), command, text(after)), code];
}

function altOf({ meta }: Code): string {
  return fenceAttributes(meta ?? '').get('alt') ?? '';
}

function commandOf(attributes: ReadonlyMap<string, string | undefined>): string {
  const args = attributes.get('output') ?? 'run';
  return [attributes.get('env'), 'npx rstest', args].filter(Boolean).join(' ');
}

function textIfAny(value: string) {
  return value === '' ? [] : [text(value)];
}
