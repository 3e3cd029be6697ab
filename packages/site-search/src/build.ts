/** For the build, on Node: writes indexes. */
export { buildIndex, type IndexFile, writeIndex } from './build/buildIndex.ts';
export type { Page, PageInput, PageKind, Section, SectionInput } from './page.ts';
