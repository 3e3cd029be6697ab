import { compareCounterparts, sameSet } from './compareCounterparts.ts';
import type { ExampleSet } from './example.ts';
import type { ExamplePages } from './examplePages.ts';
import { groupSets } from './groupSets.ts';
import type { ExampleProblem } from './locateInPage.ts';
import type { PageBlocks } from './pageBlocks.ts';

/** A page and the sets to run for it. */
export interface PagePlan extends PageBlocks {
  readonly sets: readonly ExampleSet[];
  /** For each set of this page, the equal one of its counterpart: one run covers both. */
  readonly counterparts: ReadonlyMap<ExampleSet, ExampleSet>;
  /** The languages of the route; empty for a page that's counted with its counterpart. */
  readonly languages: readonly string[];
}

/** Plans equal sets of both languages for the English page, and only different ones for the Chinese page. */
export function planPages(pages: ReadonlyMap<string, PageBlocks>): PagePlan[] {
  const sets = new Map([...pages].map(([file, { blocks }]) => [file, groupSets(blocks)]));
  return [...pages.values()].map((page) => {
    const own = sets.get(page.file) ?? [];
    const others = sets.get(page.counterpart);
    const { language } = page;
    if (language === 'zh' && others) {
      const different = own.filter((set) => !others.some((each) => sameSet(each, set)));
      return { ...page, sets: different, counterparts: new Map(), languages: [] };
    }
    const counterparts = own.flatMap((set) => {
      const counterpart = others?.find((each) => sameSet(set, each));
      return counterpart ? [[set, counterpart] as const] : [];
    });
    const languages = others ? [language, 'zh'] : [language];
    return { ...page, sets: own, counterparts: new Map(counterparts), languages };
  });
}

/**
 * Compares each Chinese page with its English counterpart, even if that wasn't requested. An English
 * page without a translation is a fallback; a Chinese page without an English one is a problem, but
 * that's only reported if all pages are checked.
 */
export function checkExampleCounterparts(
  { pages, references }: ExamplePages,
  complete: boolean,
): ExampleProblem[] {
  return [...pages.values()].flatMap((page) => {
    const { file, language, counterpart, blocks } = page;
    const other = pages.get(counterpart) ?? references.get(counterpart);
    if (other) return language === 'zh' ? compareCounterparts(other, page) : [];
    if (!complete || blocks.length === 0 || language === 'en') return [];
    const message = `${counterpart} is missing; write it with the same blocks`;
    return [{ file, line: 1, message }];
  });
}
