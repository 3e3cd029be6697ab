import path from 'node:path';
import type { Page } from '../../content/page.ts';
import { formatProblem, type Problem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';

const root = path.resolve(import.meta.dirname, '../..');

export { root };

/** The pages of this site. */
export function readSite(): Page[] {
  return readPages(root);
}

/** A small site with all errors that the checks detect; see tests/fixtures/content. */
export function readFixture(name: 'bad' | 'wrong-facts'): Page[] {
  return readPages(path.join(root, 'tests/fixtures/content', name));
}

/** Formatted problems. */
export function shown(problems: readonly Problem[]): string[] {
  return problems.map(formatProblem);
}
