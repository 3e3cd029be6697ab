import type { PageBlocks } from './collectBlocks.ts';
import { compareTwins, sameSet } from './compareTwins.ts';
import type { ExampleSet } from './example.ts';
import type { ExampleProblem } from './exampleProblem.ts';
import { groupSets } from './groupSets.ts';
import { pageAddress, twinOf } from './pageAddress.ts';
import type { ReadPages } from './readPages.ts';

/** A page and the sets that have to be run for it. */
export interface PagePlan extends PageBlocks {
  readonly sets: readonly ExampleSet[];
  /** By a set of this page, the equal one of its twin: one run tells about both. */
  readonly twins: ReadonlyMap<ExampleSet, ExampleSet>;
  /** Languages the route has; empty for a page that is counted with its twin. */
  readonly languages: readonly string[];
}

/** Equal sets of twins are run for the English page; of a Chinese one, only what differs. */
export function planPages(pages: ReadonlyMap<string, PageBlocks>): PagePlan[] {
  const sets = new Map([...pages].map(([file, { blocks }]) => [file, groupSets(blocks)]));
  return [...pages.values()].map((page) => {
    const own = sets.get(page.file) ?? [];
    const others = sets.get(twinOf(page.file));
    const { language = '' } = pageAddress(page.file) ?? {};
    if (language === 'zh' && others) {
      const different = own.filter((set) => !others.some((each) => sameSet(each, set)));
      return { ...page, sets: different, twins: new Map(), languages: [] };
    }
    const twins = own.flatMap((set) => {
      const twin = others?.find((each) => sameSet(set, each));
      return twin ? [[set, twin] as const] : [];
    });
    const languages = others ? [language, 'zh'] : [language];
    return { ...page, sets: own, twins: new Map(twins), languages };
  });
}

/**
 * A Chinese page is held against the English one, whether that was asked for or not: the Chinese
 * follows the English. An English page stands in where its translation is missing; a Chinese page
 * without an English one is wrong, but only when all pages are there.
 */
export function checkTwins({ pages, references }: ReadPages, complete: boolean): ExampleProblem[] {
  return [...pages.values()].flatMap((page) => {
    const { file, blocks } = page;
    const twinFile = twinOf(file);
    const twin = pages.get(twinFile) ?? references.get(twinFile);
    if (twin) return file.startsWith('docs/zh/') ? compareTwins(twin, page) : [];
    if (!complete || blocks.length === 0 || file.startsWith('docs/en/')) return [];
    const message = `${twinFile} is missing; write it with the same blocks`;
    return [{ file, line: 1, message }];
  });
}
