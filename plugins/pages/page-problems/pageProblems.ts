import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { checkCallouts } from '../../../checks/pages/calloutChecks.ts';
import type { Check } from '../../../checks/pages/check.ts';
import { checkComponents, checkImports } from '../../../checks/pages/componentChecks.ts';
import { checkReadable } from '../../../checks/pages/frontMatterChecks.ts';
import { checkLinks } from '../../../checks/pages/linkChecks.ts';
import { checkNames } from '../../../content/facts/checkNames.ts';
import { type Facts, readFacts } from '../../../content/facts/facts.ts';
import type { Page } from '../../../content/page.ts';
import {
  formatProblem,
  type Problem,
  problemsError,
  sortProblems,
} from '../../../content/problem.ts';
import { loadPages, readPages } from '../../../content/readPages.ts';

const NAME = 'page-problems';

/**
 * Fails a build for invalid front matter, with the errors of all pages, and for options, names,
 * components, and attributes that don't exist, and for dead links, with line and column, before
 * anything is compiled. All pages are parsed here, for everything that follows.
 *
 * In development, reports all problems of all pages as compilation errors, which are shown in the
 * terminal and in the browser's overlay until they're fixed. Rspress compiles a page when it's opened
 * and reports dead links only in the terminal.
 */
export function pageProblems(): RspressPlugin {
  let root = '';
  let docs = '';
  return {
    name: NAME,
    async config(config, _utils, isProduction) {
      docs = path.resolve(config.root ?? 'docs');
      root = path.dirname(docs);
      if (isProduction) failFor(await loadPages(root, docs));
      return config;
    },
    builderConfig: {
      plugins: [
        reportProblems((changed) => {
          const pages = readPages(root, { docs, changed });
          const files = pages.map(({ file }) => path.join(root, file));
          return { files, problems: findProblems(pages, readFacts(process.cwd())) };
        }),
      ],
    },
  };
}

/** Throws an error about invalid front matter or, if there's none, about all other problems. */
function failFor(pages: readonly Page[]): void {
  const invalid = pages.flatMap((page) => page.frontMatterProblems);
  if (invalid.length > 0) {
    const count = new Set(invalid.map(({ file }) => file)).size;
    const where = count === 1 ? 'one page' : `${count} pages`;
    throw problemsError(`Invalid front matter in ${where}:`, invalid);
  }
  const problems = [
    ...checkNames(pages, readFacts(process.cwd())),
    ...checkComponents(pages),
    ...checkLinks(pages),
  ];
  if (problems.length > 0) throw problemsError('Problems in pages:', sortProblems(problems));
}

const CHECKS_OF_ONE_PAGE: readonly Check[] = [
  checkReadable,
  checkComponents,
  checkImports,
  checkCallouts,
];
const known = new WeakMap<Page, readonly Problem[]>();

/** The problems that break a page for readers. Its wording is checked by `npm run content`. */
export function findProblems(pages: readonly Page[], facts?: Facts): Problem[] {
  return sortProblems([
    ...pages.flatMap(problemsOf),
    ...checkNames(pages, facts),
    ...checkLinks(pages),
  ]);
}

/** Cached per page, because all pages are checked whenever one is saved. */
function problemsOf(page: Page): readonly Problem[] {
  const problems = known.get(page) ?? CHECKS_OF_ONE_PAGE.flatMap((check) => check([page]));
  known.set(page, problems);
  return problems;
}

/** Called with the files that have changed since the last call; `undefined` if that isn't known. */
type Find = (changed: ReadonlySet<string> | undefined) => {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
};

function reportProblems(find: Find): RsbuildPlugin {
  return {
    name: NAME,
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config, { environment, appendPlugins }) => {
        if (environment.name === 'web') appendPlugins(new ProblemsPlugin(find));
        return config;
      });
    },
  };
}

class ProblemsPlugin implements Rspack.RspackPluginInstance {
  constructor(private readonly find: Find) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(NAME, () => {
        const { files, problems } = this.find(compiler.modifiedFiles);
        // Also checks pages that haven't been opened when they're saved.
        compilation.fileDependencies.addAll(files);
        for (const problem of problems) compilation.errors.push(problemError(problem));
      });
    });
  }
}

type CompilationError = InstanceType<typeof Rspack.WebpackError>;

function problemError(problem: Problem): CompilationError {
  const error = new Error(formatProblem(problem));
  // The stack would point to this plugin, where there's nothing to fix.
  error.stack = '';
  return error as CompilationError;
}
