import { collectBlocks } from '../../../../plugins/examples/collectBlocks.ts';
import type { Block } from '../../../../plugins/examples/example.ts';

/** The blocks of a page that holds `source`. */
export function blocksOf(source: string, file = 'docs/en/page.mdx'): Block[] {
  const { blocks, problems } = collectBlocks(file, source);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return [...blocks];
}

/** The text of one fenced block. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
