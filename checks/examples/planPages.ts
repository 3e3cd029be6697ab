import { sameSet } from './compareCounterparts.ts';
import type { ExampleSet } from './example.ts';
import { groupSets } from './groupSets.ts';
import type { PageBlocks } from './pageBlocks.ts';

/** A page and the sets to run for it. */
export interface PagePlan extends PageBlocks {
  readonly sets: readonly ExampleSet[];
  /** By set of this page: the equal sets of its translations, which the same run covers. */
  readonly counterparts: ReadonlyMap<ExampleSet, readonly ExampleSet[]>;
}

/** Plans all sets of original pages, and those of translations that differ from their original. */
export function planPages(pages: ReadonlyMap<string, PageBlocks>): PagePlan[] {
  const sets = new Map([...pages].map(([file, { blocks }]) => [file, groupSets(blocks)]));
  return [...pages.values()].map((page) => {
    const pageSets = sets.get(page.file) ?? [];
    const originals = isTranslation(page) ? sets.get(page.original) : undefined;
    if (originals) {
      const isDifferent = (set: ExampleSet) =>
        !originals.some((original) => sameSet(original, set));
      return { ...page, sets: pageSets.filter(isDifferent), counterparts: new Map() };
    }
    const translatedSets = [...pages.values()]
      .filter((other) => isTranslation(other) && other.original === page.file)
      .flatMap((translation) => sets.get(translation.file) ?? []);
    const counterparts = pageSets.map((set) => {
      return [set, translatedSets.filter((translated) => sameSet(set, translated))] as const;
    });
    return { ...page, sets: pageSets, counterparts: new Map(counterparts) };
  });
}

function isTranslation({ file, original }: PageBlocks): boolean {
  return original !== file;
}
