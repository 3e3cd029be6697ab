import type { Element, Root } from 'hast';
import { inThread } from '../threads/threads.ts';
import type { CodeBlock } from './highlightTask.ts';

const TASK = new URL('./highlightTask.ts', import.meta.url);

/**
 * Code that is highlighted in threads ahead of time, once for all pages that show it. Shiki looks
 * here before it highlights a block itself, and asks for it by `key`.
 */
export class HighlightedCode {
  readonly #asked = new Map<string, Promise<void>>();
  readonly #ready = new Map<string, Element>();

  /** Resolves once all blocks are there. What can't be highlighted is left to Shiki, which says why. */
  async prepare(blocks: readonly CodeBlock[]): Promise<void> {
    const missing = blocks.filter((block) => !this.#asked.has(keyOf(block)));
    if (missing.length > 0) {
      const ready = this.#highlight(missing);
      for (const block of missing) this.#asked.set(keyOf(block), ready);
    }
    await Promise.all(blocks.map((block) => this.#asked.get(keyOf(block))));
  }

  async #highlight(blocks: readonly CodeBlock[]): Promise<void> {
    const elements = await inThread<readonly CodeBlock[], (Element | null)[]>(TASK, blocks);
    blocks.forEach((block, index) => {
      const element = elements[index];
      if (element) this.#ready.set(keyOf(block), element);
    });
  }

  get(key: string): Root | undefined {
    const element = this.#ready.get(key);
    // A copy: what comes after it changes the tree.
    return element && { type: 'root', children: [structuredClone(element)] };
  }

  /** What Shiki has highlighted itself is not kept. */
  set(): this {
    return this;
  }
}

/** As Shiki writes it. */
function keyOf({ language, meta, code }: CodeBlock): string {
  return JSON.stringify([language, meta, code]);
}
