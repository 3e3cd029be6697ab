import { getOrCreate } from '../getOrCreate.ts';
import type { Place, SectionTexts } from '../index/sectionTexts.ts';
import { isWholeRun } from '../text/tokenize.ts';
import { PLACE, withOneInProse, withOneInRows } from './termUse.ts';

/** How each of the sections uses a term. */
export function sectionUses(texts: SectionTexts): (term: string) => Uint32Array {
  const scan = (term: string) => {
    const uses = new Uint32Array(texts.sections.length);
    texts.scan(term, (section, place, run) => {
      uses[section] = ADD[place](uses[section] ?? 0, term, run);
    });
    return uses;
  };
  const known = new Map<string, Uint32Array>();
  return (term) => getOrCreate(known, term, scan);
}

const ADD: Readonly<Record<Place, (use: number, term: string, run: string) => number>> = {
  heading: (use, term, run) => use | (isWholeRun(term, run) ? PLACE.heading : PLACE.piece),
  names: (use, term, run) => use | (isWholeRun(term, run) ? PLACE.name : PLACE.piece),
  phrases: (use) => use | PLACE.phrase,
  title: (use) => use | PLACE.title,
  ancestors: (use) => use | PLACE.ancestor,
  prose: withOneInProse,
  rows: withOneInRows,
  keys: (use) => use | PLACE.key,
};
