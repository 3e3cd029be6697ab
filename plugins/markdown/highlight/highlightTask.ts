import {
  transformerAddLang,
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
import { outputCommand } from './blockMeta.ts';
import { codeAsHtml } from './codeAsHtml.ts';
import { NO_LIMIT, TRANSFORMERS } from './transformers.ts';

/** How a diff changes a line; `undefined` for an unchanged line. */
type DiffChange = 'inserted' | 'deleted' | undefined;

interface ChangedCode {
  /** The language of the changed code. */
  readonly language: string;
  /** All lines of the diff, without the signs in front of them. */
  readonly code: string;
  /** By line, from 0. */
  readonly changes: readonly DiffChange[];
}

const CHANGE_BY_SIGN: Readonly<Record<string, DiffChange>> = { '+': 'inserted', '-': 'deleted' };

/**
 * Reads a `diff` block, which is highlighted as JSON if the changed code starts with a brace or a quote,
 * otherwise as TypeScript. `undefined` for other blocks, and for a diff in the output of a command.
 */
export function readDiff(language: string, meta: string, source: string): ChangedCode | undefined {
  if (language !== 'diff' || outputCommand(meta) !== undefined) return undefined;
  const lines = source.split('\n');
  const code = lines.map((line) => line.replace(/^[-+ ]/, '')).join('\n');
  return {
    language: /^\s*[{"]/.test(code) ? 'json' : 'tsx',
    code,
    changes: lines.map((line) => CHANGE_BY_SIGN[line.charAt(0)]),
  };
}

/** A code block as passed to Shiki. */
export interface BlockToHighlight {
  readonly language: string;
  /** The rest of the fence line after the language. */
  readonly meta: string;
  readonly code: string;
}

// Configured as in Rspress, but without line numbers and folded code, which the theme doesn't have.
const THEME = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });
const RSPRESS_TRANSFORMERS = [
  transformerAddTitle(),
  transformerAddLang(),
  transformerAddWrapCode({ defaultWrapCode: false }),
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
  const diff = readDiff(block.language, meta, source);
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
  // Shiki always returns a single `pre`.
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
