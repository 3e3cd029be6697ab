import path from 'node:path';
import type { Page } from '../../plugins/content-checks/page.ts';
import { readPages } from '../../plugins/content-checks/readPages.ts';
import { formatProblem, type Problem } from '../../plugins/page-data/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');

export { root };

/** The pages of this site. */
export function readSite(): Promise<Page[]> {
  return readPages(root);
}

/** A small site that has every mistake the checks know; see tests/fixtures/content. */
export function readFixture(name: 'bad' | 'wrong-facts'): Promise<Page[]> {
  return readPages(path.join(root, 'tests/fixtures/content', name));
}

/** Problems as a writer reads them. */
export function shown(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
