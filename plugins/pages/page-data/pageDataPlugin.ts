import type { RspressPlugin } from '@rspress/core';
import { type Problem, problemsError } from '../../../content/problem.ts';
import { readPages } from '../../../content/readPages.ts';

/**
 * Fails a build for invalid front matter, with the errors of all pages, before anything is compiled.
 * In development, `page-problems` reports them.
 */
export function pageDataPlugin(): RspressPlugin {
  const root = process.cwd();
  return {
    name: 'page-data',
    async config(config, _utils, isProduction) {
      if (!isProduction) return config;
      const problems = findFrontMatterProblems(root, config.root ?? 'docs');
      if (problems.length > 0) throw frontMatterError(problems);
      return config;
    },
  };
}

/** The front matter problems of all pages below `docs`, sorted by file. */
export function findFrontMatterProblems(root: string, docs: string): Problem[] {
  return readPages(root, { docs }).flatMap((page) => page.frontMatterProblems);
}

export function frontMatterError(problems: readonly Problem[]): Error {
  const pages = new Set(problems.map(({ file }) => file)).size;
  const count = pages === 1 ? 'one page' : `${pages} pages`;
  return problemsError(`Invalid front matter in ${count}:`, problems);
}
