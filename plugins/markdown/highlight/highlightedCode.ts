import type { Element, Root } from 'hast';
import { assertInternal, type Internal } from 'static-pages/build';
import { runInWorker } from '../../../content/workers/workerPool.ts';
import type { BlockToHighlight } from './highlightTask.ts';

const CACHE_KEY: Internal = {
  library: '@shikijs/rehype',
  version: '4.6.0',
  expected: 'cache keys of the form JSON.stringify([language, meta, code]) for blocks of Markdown',
  source: 'the function that makes `cacheKey`, in dist/core*.mjs,',
  usedBy: 'plugins/markdown/highlight/highlightedCode.ts',
};

const TASK = new URL('./highlightTask.ts', import.meta.url);

/**
 * A cache for Shiki that's filled ahead of time in worker threads. A block that's on several pages is
 * highlighted once.
 */
export class HighlightedCode {
  /** By key: resolves when a worker has returned the block. */
  readonly #requested = new Map<string, Promise<void>>();
  /** Highlighted blocks by key. */
  readonly #ready = new Map<string, Element>();
  /** Keys of blocks that couldn't be highlighted. */
  readonly #unsupported = new Set<string>();

  /** Highlights the blocks. Shiki gets the ones that can't be highlighted, and reports why. */
  async prepare(blocks: readonly BlockToHighlight[]): Promise<void> {
    const missing = blocks.filter((block) => !this.#requested.has(keyOf(block)));
    if (missing.length > 0) {
      const ready = this.#highlight(missing);
      for (const block of missing) this.#requested.set(keyOf(block), ready);
    }
    await Promise.all(blocks.map((block) => this.#requested.get(keyOf(block))));
  }

  async #highlight(blocks: readonly BlockToHighlight[]): Promise<void> {
    const elements = await runInWorker<typeof blocks, (Element | null)[]>(TASK, blocks);
    blocks.forEach((block, index) => {
      const element = elements[index];
      if (element) this.#ready.set(keyOf(block), element);
      else this.#unsupported.add(keyOf(block));
    });
  }

  get(key: string): Root | undefined {
    const element = this.#ready.get(key);
    // A copy, because later plugins change the tree.
    return element && { type: 'root', children: [structuredClone(element)] };
  }

  /** Called by Shiki for a block that it highlighted itself because `prepare` couldn't. */
  set(key: string): this {
    assertInternal(this.#unsupported.has(key), CACHE_KEY);
    return this;
  }
}

/** The cache key of a block, as Shiki's rehype plugin builds it. */
function keyOf({ language, meta, code }: BlockToHighlight): string {
  return JSON.stringify([language, meta, code]);
}

/** A block as HTML for the theme. Rejects if the block can't be highlighted. */
export async function highlightedHtml(block: BlockToHighlight): Promise<string> {
  const [element] = await runInWorker<BlockToHighlight[], (Element | null)[]>(TASK, [block]);
  if (!element) throw new Error(`Code in ${block.language} can't be highlighted.`);
  return String(element.properties.html);
}
