import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { HighlightedCode } from './highlightedCode.ts';
import type { BlockToHighlight } from './highlightTask.ts';
import { NO_LIMIT, TRANSFORMERS } from './transformers.ts';

/**
 * Highlights code for the theme in worker threads, because highlighting takes half of the time that a
 * build needs for Markdown. Requires `codeAsHtml` in the rehype plugins. Plugins that change fences must
 * come before this one.
 */
export function highlight(): RspressPlugin {
  const cache = new HighlightedCode();
  return {
    name: 'highlight',
    markdown: { remarkPlugins: [[prepareCode, cache]] },
    config: ({ markdown = {}, ...config }) => ({
      ...config,
      markdown: {
        ...markdown,
        shiki: {
          ...markdown.shiki,
          transformers: TRANSFORMERS,
          tokenizeTimeLimit: NO_LIMIT,
          cache,
        },
      },
    }),
  };
}

/** The language that Rspress uses for a fence without one. */
const NO_LANGUAGE = 'txt';

/** Remark plugin: highlights the blocks of a page before Shiki gets to them. */
function prepareCode(cache: HighlightedCode) {
  return async (tree: Root): Promise<void> => {
    const blocks: BlockToHighlight[] = [];
    visit(tree, 'code', ({ lang, meta, value }) => {
      blocks.push({ language: lang ?? NO_LANGUAGE, meta: meta ?? '', code: `${value}\n` });
    });
    await cache.prepare(blocks);
  };
}
