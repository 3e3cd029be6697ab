import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { listPages } from './listPages.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readFrontMatter } from './readFrontMatter.ts';

/**
 * Front matter that the schema refuses stops a build, before anything is built and with all pages
 * at once. While developing, `page-problems` says what is wrong with a page.
 */
export function pageDataPlugin(): RspressPlugin {
  const root = process.cwd();
  return {
    name: 'page-data',
    async config(config, _utils, isProduction) {
      if (!isProduction) return config;
      const problems = await findFrontMatterProblems(root, config.root ?? 'docs');
      if (problems.length > 0) throw frontMatterError(problems);
      return config;
    },
  };
}

/** Of every page below `docs`, in the order of the files. */
export async function findFrontMatterProblems(root: string, docs: string): Promise<Problem[]> {
  const files = await listPages(root, docs);
  const problems = await Promise.all(files.map((file) => readProblems(root, file)));
  return problems.flat();
}

async function readProblems(root: string, file: string): Promise<readonly Problem[]> {
  const source = await readFile(path.join(root, file), 'utf8');
  return readFrontMatter(file.split(path.sep).join('/'), source).problems;
}

export function frontMatterError(problems: readonly Problem[]): Error {
  const pages = new Set(problems.map(({ file }) => file)).size;
  const count = pages === 1 ? 'one page' : `${pages} pages`;
  const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
  const error = new Error([`The front matter of ${count} is wrong:`, ...lines].join('\n'));
  // Rspress prints the stack, which would bury the message and name no place in a page.
  error.stack = error.message;
  return error;
}
