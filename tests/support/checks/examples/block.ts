import type { ExampleBlock } from '../../../../checks/examples/example.ts';
import { pageBlocks } from '../../../../checks/examples/pageBlocks.ts';
import { parsePage } from '../../../../content/parsePage.ts';

/** The blocks of a page with the body `source`. */
export function blocksOf(source: string, file = 'docs/en/page.mdx'): ExampleBlock[] {
  const { blocks, problems } = pageBlocks(parsePage(file, source));
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return [...blocks];
}

/** The text of one fenced block. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
