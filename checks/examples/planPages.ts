import { compareCounterparts, sameSet } from './compareCounterparts.ts';
import type { ExampleSet } from './example.ts';
import type { ExamplePages } from './examplePages.ts';
import { groupSets } from './groupSets.ts';
import type { ExampleProblem } from './locateInPage.ts';
import type { PageBlocks } from './pageBlocks.ts';

/** A page and the sets to run for it. */
export interface PagePlan extends PageBlocks {
  readonly sets: readonly ExampleSet[];
  /** For each set of this page, the equal ones of its translations: one run covers them all. */
  readonly counterparts: ReadonlyMap<ExampleSet, readonly ExampleSet[]>;
  /** The languages of the route; empty for a page that's counted with its original. */
  readonly languages: readonly string[];
}

/** Plans equal sets of all languages for the original page, and only different ones for translations. */
export function planPages(pages: ReadonlyMap<string, PageBlocks>): PagePlan[] {
  const sets = new Map([...pages].map(([file, { blocks }]) => [file, groupSets(blocks)]));
  return [...pages.values()].map((page) => {
    const { file, original, language } = page;
    const own = sets.get(file) ?? [];
    const originals = isTranslation(page) ? sets.get(original) : undefined;
    if (originals) {
      const different = own.filter((set) => !originals.some((each) => sameSet(each, set)));
      return { ...page, sets: different, counterparts: new Map(), languages: [] };
    }
    const translations = [...pages.values()].filter(
      (other) => isTranslation(other) && other.original === file,
    );
    const counterparts = own.map((set) => {
      const equal = translations.flatMap(
        (other) => sets.get(other.file)?.find((each) => sameSet(set, each)) ?? [],
      );
      return [set, equal] as const;
    });
    const languages = [language, ...translations.map((other) => other.language)];
    return { ...page, sets: own, counterparts: new Map(counterparts), languages };
  });
}

function isTranslation({ file, original }: PageBlocks): boolean {
  return original !== file;
}

/**
 * Compares each translated page with its original, even if that wasn't requested. An original page
 * without a translation is a fallback; a translation without an original is a problem, but that's only
 * reported if all pages are checked.
 */
export function checkExampleCounterparts(
  { pages, references }: ExamplePages,
  complete: boolean,
): ExampleProblem[] {
  return [...pages.values()].filter(isTranslation).flatMap((page) => {
    const { file, original, blocks } = page;
    const other = pages.get(original) ?? references.get(original);
    if (other) return compareCounterparts(other, page);
    if (!complete || blocks.length === 0) return [];
    const message = `${original} is missing; write it with the same blocks`;
    return [{ file, line: 1, message }];
  });
}
