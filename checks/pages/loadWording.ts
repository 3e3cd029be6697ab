import { openSiteCache } from '../../content/cache/contentCache.ts';
import type { ParsedBody } from '../../content/markdown/parsedBody.ts';
import type { Page } from '../../content/page.ts';
import { parsePage } from '../../content/parsePage.ts';
import type { Problem } from '../../content/problem.ts';
import { runInWorker } from '../../content/workers/workerPool.ts';
import { rememberWording, wordingProblems } from './checkPages.ts';

const TASK = new URL('./loadWording.ts', import.meta.url);

interface Input {
  readonly file: string;
  readonly source: string;
  readonly parsed: ParsedBody;
}

/**
 * Finds the problems with the wording of pages in worker threads, except for pages that an earlier run
 * has checked. `wordingProblems` then takes no time.
 */
export async function loadWording(pages: readonly Page[], docs: string): Promise<void> {
  const cache = openSiteCache<readonly Problem[]>('wording', docs);
  await Promise.all(
    pages.map(async (page) => {
      const { file, source, tree } = page;
      if (!tree) return;
      const input: Input = { file, source, parsed: { tree } };
      const check = () => runInWorker<Input, readonly Problem[]>(TASK, input);
      rememberWording(page, await cache.get([file, source], check));
    }),
  );
  await cache.save();
}

/** Worker task. */
export function run({ file, source, parsed }: Input): readonly Problem[] {
  return wordingProblems(parsePage(file, source, parsed));
}
