import {
  transformerAddFold,
  transformerAddLang,
  transformerAddLineNumbers,
  transformerAddTitle,
  transformerAddWrapCode,
} from '@rspress/core/shiki-transformers';
import type { Element, Root } from 'hast';
import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  isSpecialLang,
} from 'shiki';
import { codeAsHtml } from './codeAsHtml.ts';
import { NO_LIMIT, TRANSFORMERS } from './transformers.ts';

/** A code block as passed to Shiki. */
export interface CodeBlock {
  readonly language: string;
  /** The rest of the fence line after the language. */
  readonly meta: string;
  readonly code: string;
}

// As configured by Rspress.
const THEME = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
const RSPRESS_TRANSFORMERS = [
  transformerAddTitle(),
  transformerAddLang(),
  transformerAddLineNumbers({ defaultShowLineNumbers: false }),
  transformerAddWrapCode({ defaultWrapCode: false }),
  transformerAddFold({}),
];

let highlighter: Promise<Highlighter> | undefined;

/**
 * Worker task: highlights each block and returns it as `codeAsHtml` passes it to the theme; `null`
 * for a block that can't be highlighted.
 */
export async function run(blocks: readonly CodeBlock[]): Promise<(Element | null)[]> {
  highlighter ??= createHighlighter({ themes: [THEME], langs: [] });
  const shiki = await highlighter;
  const elements: (Element | null)[] = [];
  for (const block of blocks) elements.push(await highlightBlock(block, shiki).catch(() => null));
  return elements;
}

async function highlightBlock(block: CodeBlock, shiki: Highlighter): Promise<Element> {
  const { language, meta, code } = block;
  if (!isSpecialLang(language)) await shiki.loadLanguage(language as BundledLanguage);
  const tree: Root = shiki.codeToHast(code.replace(/\n$/, ''), {
    lang: language,
    theme: THEME,
    meta: { __raw: meta },
    transformers: [...RSPRESS_TRANSFORMERS, ...TRANSFORMERS],
    tokenizeTimeLimit: NO_LIMIT,
  });
  codeAsHtml()(tree);
  return tree.children[0] as Element;
}
