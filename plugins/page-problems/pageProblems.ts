import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { checkCallouts } from '../content-checks/calloutChecks.ts';
import { checkComponents } from '../content-checks/componentChecks.ts';
import { checkReadable } from '../content-checks/frontMatterChecks.ts';
import { checkLinks } from '../content-checks/linkChecks.ts';
import type { Check, Page } from '../content-checks/page.ts';
import { formatProblem, type Problem, sortProblems } from '../page-data/problem.ts';
import { pageReader, type ReadPages } from './pageReader.ts';

const NAME = 'page-problems';

/**
 * While developing: what is wrong with any page is an error of the compilation, so that it stands
 * in the terminal and over the page in the browser until it is mended. Rspress compiles a page
 * when it is opened and says of a dead link only in the terminal.
 */
export function pageProblems(): RspressPlugin {
  let root = '';
  let read: ReadPages = async () => [];
  return {
    name: NAME,
    config(config) {
      const docs = path.resolve(config.root ?? 'docs');
      root = path.dirname(docs);
      read = pageReader(root, docs);
      return config;
    },
    builderConfig: {
      plugins: [
        reportProblems(async (changed) => {
          const pages = await read(changed);
          const files = pages.map(({ file }) => path.join(root, file));
          return { files, problems: findProblems(pages) };
        }),
      ],
    },
  };
}

const CHECKS_OF_ONE_PAGE: readonly Check[] = [checkReadable, checkComponents, checkCallouts];
const known = new WeakMap<Page, readonly Problem[]>();

/** Pure: what breaks a page for its reader; how it is worded is left to `npm run content`. */
export function findProblems(pages: readonly Page[]): Problem[] {
  return sortProblems([...pages.flatMap(problemsOf), ...checkLinks(pages)]);
}

/** Found once: all pages are looked at whenever one of them is saved. */
function problemsOf(page: Page): readonly Problem[] {
  const problems = known.get(page) ?? CHECKS_OF_ONE_PAGE.flatMap((check) => check([page]));
  known.set(page, problems);
  return problems;
}

/** Given what has changed since it was last asked, or nothing if that isn't known. */
type Find = (changed: ReadonlySet<string> | undefined) => Promise<{
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}>;

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
      compilation.hooks.processAssets.tapPromise(NAME, async () => {
        const { files, problems } = await this.find(compiler.modifiedFiles);
        // A page that nobody has opened is looked at as well when it is saved.
        compilation.fileDependencies.addAll(files);
        for (const problem of problems) compilation.errors.push(problemError(problem));
      });
    });
  }
}

type CompilationError = InstanceType<typeof Rspack.WebpackError>;

function problemError(problem: Problem): CompilationError {
  const error = new Error(formatProblem(problem));
  // A stack would name places in this plugin, where there is nothing to mend.
  error.stack = '';
  return error as CompilationError;
}
