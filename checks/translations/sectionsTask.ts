import { parsePage } from '../../content/parsePage.ts';
import { type PageSection, sectionsOf } from './sections.ts';

export interface SectionsInput {
  readonly file: string;
  readonly source: string;
}

export type SectionHash = Pick<PageSection, 'id' | 'hash'>;

/** Worker task: hashes the sections of a page. */
export function run({ file, source }: SectionsInput): SectionHash[] {
  return sectionsOf(parsePage(file, source)).map(({ id, hash }) => ({ id, hash }));
}
