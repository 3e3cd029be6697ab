/** For the build: makes the file of an index. */
export { buildIndex } from './index/indexFile.ts';
export type { Page, PageInput, PageKind, Section, SectionInput } from './page.ts';
