import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { HighlightedCode } from './highlightedCode.ts';
import type { CodeBlock } from './highlightTask.ts';
import { NO_LIMIT, TRANSFORMERS } from './transformers.ts';

/**
 * Highlights code as the theme wants it, and in threads: it is half of the time that Markdown takes.
 * `codeAsHtml` must stand among the rehype plugins, and plugins that change fences before this one.
 */
export function highlight(): RspressPlugin {
  const code = new HighlightedCode();
  return {
    name: 'highlight',
    markdown: { remarkPlugins: [[prepareCode, code]] },
    config: ({ markdown = {}, ...config }) => ({
      ...config,
      markdown: {
        ...markdown,
        shiki: {
          ...markdown.shiki,
          transformers: TRANSFORMERS,
          tokenizeTimeLimit: NO_LIMIT,
          cache: code,
        },
      },
    }),
  };
}

/** What Rspress takes a block for whose fence names no language. */
const NO_LANGUAGE = 'txt';

/** Remark plugin: has the blocks of a page highlighted before Shiki comes to them. */
function prepareCode(code: HighlightedCode) {
  return async (tree: Root): Promise<void> => {
    const blocks: CodeBlock[] = [];
    visit(tree, 'code', ({ lang, meta, value }) => {
      blocks.push({ language: lang ?? NO_LANGUAGE, meta: meta ?? '', code: `${value}\n` });
    });
    await code.prepare(blocks);
  };
}
