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
  type ShikiTransformer,
} from 'shiki';
import { codeAsHtml } from './codeAsHtml.ts';
import { changesOf, type DiffChange } from './diffChanges.ts';
import { NO_LIMIT, TRANSFORMERS } from './transformers.ts';

/** A code block as passed to Shiki. */
export interface BlockToHighlight {
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
export async function run(blocks: readonly BlockToHighlight[]): Promise<(Element | null)[]> {
  highlighter ??= createHighlighter({ themes: [THEME], langs: [] });
  const shiki = await highlighter;
  const elements: (Element | null)[] = [];
  for (const block of blocks) elements.push(await highlightBlock(block, shiki).catch(() => null));
  return elements;
}

async function highlightBlock(block: BlockToHighlight, shiki: Highlighter): Promise<Element> {
  const { meta } = block;
  const source = block.code.replace(/\n$/, '');
  const diff = changesOf(block.language, meta, source);
  const { language, code } = diff ?? { language: block.language, code: source };
  if (!isSpecialLang(language)) await shiki.loadLanguage(language as BundledLanguage);
  const transformers = [...RSPRESS_TRANSFORMERS, ...TRANSFORMERS];
  if (diff) transformers.push(markChanges(diff.changes));
  const tree: Root = shiki.codeToHast(code, {
    lang: language,
    theme: THEME,
    meta: { __raw: meta },
    transformers,
    tokenizeTimeLimit: NO_LIMIT,
  });
  codeAsHtml()(tree);
  return tree.children[0] as Element;
}

/** Marks the lines of a diff that are inserted or deleted. */
function markChanges(changes: readonly DiffChange[]): ShikiTransformer {
  return {
    name: 'mark-changes',
    pre(pre) {
      pre.properties.lang = 'diff';
    },
    line(line, number) {
      const change = changes[number - 1];
      if (change) line.properties['data-marked'] = change;
    },
  };
}
