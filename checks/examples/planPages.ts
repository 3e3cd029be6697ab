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
    const { file, original } = page;
    const pageSets = sets.get(file) ?? [];
    const originals = isTranslation(page) ? sets.get(original) : undefined;
    if (originals) {
      const different = pageSets.filter(
        (set) => !originals.some((originalSet) => sameSet(originalSet, set)),
      );
      return { ...page, sets: different, counterparts: new Map() };
    }
    const translations = [...pages.values()].filter(
      (translation) => isTranslation(translation) && translation.original === file,
    );
    const counterparts = pageSets.map((set) => {
      const equalSets = translations.flatMap(
        (translation) =>
          sets.get(translation.file)?.find((translatedSet) => sameSet(set, translatedSet)) ?? [],
      );
      return [set, equalSets] as const;
    });
    return { ...page, sets: pageSets, counterparts: new Map(counterparts) };
  });
}

function isTranslation({ file, original }: PageBlocks): boolean {
  return original !== file;
}
