import { parsePage } from '../content-checks/parsePage.ts';
import { sectionsOf } from './sections.ts';

export interface PageSource {
  /** Path from the project's root. */
  readonly file: string;
  readonly source: string;
}

export interface SectionHash {
  readonly id: string;
  readonly hash: string;
}

/** In a thread: the sections of an English page. */
export function run({ file, source }: PageSource): SectionHash[] {
  return sectionsOf(parsePage(file, source)).map(({ id, hash }) => ({ id, hash }));
}
