import { sameSet } from './compareCounterparts.ts';
import type { ExampleSet } from './example.ts';
import { groupSets } from './groupSets.ts';
import type { PageBlocks } from './pageBlocks.ts';

/** A page and the sets to run for it. */
export interface PagePlan extends PageBlocks {
  readonly sets: readonly ExampleSet[];
  /** For each set of this page, the equal ones of its translations: one run covers them all. */
  readonly counterparts: ReadonlyMap<ExampleSet, readonly ExampleSet[]>;
}

/** Plans equal sets of all languages for the original page, and only different ones for translations. */
export function planPages(pages: ReadonlyMap<string, PageBlocks>): PagePlan[] {
  const sets = new Map([...pages].map(([file, { blocks }]) => [file, groupSets(blocks)]));
  return [...pages.values()].map((page) => {
    const { file, original } = page;
    const pageSets = sets.get(file) ?? [];
    const originals = isTranslation(page) ? sets.get(original) : undefined;
    if (originals) {
      const different = pageSets.filter((set) => !originals.some((each) => sameSet(each, set)));
      return { ...page, sets: different, counterparts: new Map() };
    }
    const translations = [...pages.values()].filter(
      (other) => isTranslation(other) && other.original === file,
    );
    const counterparts = pageSets.map((set) => {
      const equal = translations.flatMap(
        (other) => sets.get(other.file)?.find((each) => sameSet(set, each)) ?? [],
      );
      return [set, equal] as const;
    });
    return { ...page, sets: pageSets, counterparts: new Map(counterparts) };
  });
}

function isTranslation({ file, original }: PageBlocks): boolean {
  return original !== file;
}
