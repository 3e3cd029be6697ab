import { checkedSets } from '../../checks/examples/checkedSets.ts';
import type { ExampleSet } from '../../checks/examples/example.ts';
import { isValid } from '../../checks/examples/groupSets.ts';
import type { PageBlocks } from '../../checks/examples/pageBlocks.ts';
import { planPages } from '../../checks/examples/planPages.ts';
import type { SetToType } from './setTypes.ts';

/** The sets of a page. A translation only has those that differ from the original's. */
export interface PageTypeSets {
  readonly route: string;
  readonly sets: readonly SetToType[];
}

/** The folder of the sets, which are only in memory. */
const PLACE = { base: '.examples' };

/** The sets of all pages. `pages` has the blocks of each page by file. */
export function setsToType(pages: ReadonlyMap<string, PageBlocks>): PageTypeSets[] {
  return planPages(pages).map(({ route, sets, counterparts }) => ({
    route,
    sets: checkedSets(PLACE, sets.filter(isValid)).map(({ checked, set }) => {
      const original = sets.find(({ name }) => name === set.name);
      const translations = (original && counterparts.get(original)) ?? [];
      return {
        ...checked,
        translated: translations.map((translation) => translatedFiles(checked.files, translation)),
      };
    }),
  }));
}

function translatedFiles(
  files: Readonly<Record<string, string>>,
  translation: ExampleSet,
): Record<string, string> {
  const translated = checkedSets(PLACE, [translation])[0]?.checked.files ?? {};
  return Object.fromEntries(
    Object.entries(translated).filter(([title, code]) => files[title] !== code),
  );
}
