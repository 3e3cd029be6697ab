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
 * Code that's highlighted ahead of time in worker threads, once for all pages that contain it. It's
 * passed to Shiki as its cache, which is keyed by `key`.
 */
export class HighlightedCode {
  readonly #requested = new Map<string, Promise<void>>();
  readonly #ready = new Map<string, Element>();
  /** Keys of blocks in a language that Shiki doesn't know. */
  readonly #unsupported = new Set<string>();

  /** Highlights the blocks. Those that can't be highlighted are left to Shiki, which reports why. */
  async prepare(blocks: readonly BlockToHighlight[]): Promise<void> {
    const missing = blocks.filter((block) => !this.#requested.has(keyOf(block)));
    if (missing.length > 0) {
      const ready = this.#highlight(missing);
      for (const block of missing) this.#requested.set(keyOf(block), ready);
    }
    await Promise.all(blocks.map((block) => this.#requested.get(keyOf(block))));
  }

  async #highlight(blocks: readonly BlockToHighlight[]): Promise<void> {
    const elements = await runInWorker<readonly BlockToHighlight[], (Element | null)[]>(
      TASK,
      blocks,
    );
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

/** The cache key, as Rspress builds it. */
function keyOf({ language, meta, code }: BlockToHighlight): string {
  return JSON.stringify([language, meta, code]);
}

/** A block as HTML for the theme. Rejects for an unknown language. */
export async function highlightedHtml(block: BlockToHighlight): Promise<string> {
  const blocks = [block];
  const [element] = await runInWorker<typeof blocks, (Element | null)[]>(TASK, blocks);
  if (!element) throw new Error(`Code in ${block.language} can't be highlighted.`);
  return String(element.properties.html);
}
