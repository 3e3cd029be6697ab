import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { checkCallouts } from '../content-checks/calloutChecks.ts';
import { checkComponents } from '../content-checks/componentChecks.ts';
import { checkReadable } from '../content-checks/frontMatterChecks.ts';
import { checkLinks } from '../content-checks/linkChecks.ts';
import type { Page } from '../content-checks/page.ts';
import { formatProblem, type Problem, sortProblems } from '../page-data/problem.ts';
import { pageReader } from './pageReader.ts';

const NAME = 'page-problems';

/**
 * While developing: what is wrong with any page is an error of the compilation, so that it stands
 * in the terminal and over the page in the browser until it is mended. Rspress compiles a page
 * when it is opened and says of a dead link only in the terminal.
 */
export function pageProblems(): RspressPlugin {
  let readPages: () => Promise<Page[]> = async () => [];
  return {
    name: NAME,
    config(config) {
      const docs = path.resolve(config.root ?? 'docs');
      readPages = pageReader(path.dirname(docs), docs);
      return config;
    },
    builderConfig: { plugins: [reportProblems(async () => findProblems(await readPages()))] },
  };
}

/** Pure: what breaks a page for its reader; how it is worded is left to `npm run content`. */
export function findProblems(pages: readonly Page[]): Problem[] {
  return sortProblems(
    [
      checkReadable,
      checkComponents,
      checkCallouts,
      (all: readonly Page[]) => checkLinks(all),
    ].flatMap((check) => check(pages)),
  );
}

function reportProblems(find: () => Promise<Problem[]>): RsbuildPlugin {
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
  constructor(private readonly find: () => Promise<Problem[]>) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(NAME, async () => {
        for (const problem of await this.find()) compilation.errors.push(problemError(problem));
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
