import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import {
  isRenderable,
  type SiteFolder,
  structureProblems,
} from '../../../checks/pages/structureProblems.ts';
import { readFacts } from '../../../content/facts/facts.ts';
import { relativePath } from '../../../content/files.ts';
import { SYNTAX } from '../../../content/markdown/parseMarkdown.ts';
import { checkEntries, navigationFiles } from '../../../content/navigation/checkNavigation.ts';
import type { Page } from '../../../content/page.ts';
import {
  type Problem,
  problemsError,
  problemText,
  sortProblems,
} from '../../../content/problem.ts';
import { loadPages, readPage, readPages } from '../../../content/readPages.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { diagramProblems } from '../../diagrams/diagramProblems.ts';
import { addPageLoader } from '../page-loader/addPageLoader.ts';

const NAME = 'page-problems';
/** The time after which invalid `_meta.json` and `_nav.json` files are read again, in milliseconds. */
const RETRY_TIME = 300;

/**
 * Fails a build before anything is compiled if pages have problems that would break them; `npm run content`
 * checks the wording. Also parses all pages, for all other plugins.
 *
 * In development, reports these problems as compilation errors, which are shown in the terminal and in
 * the browser's overlay until they're fixed. In place of an invalid page, Rspress gets an empty one.
 */
export function pageProblems(): RspressPlugin {
  let root = '';
  let docs = '';
  const siteFolder = () => ({ root, docs, facts: readFacts(process.cwd()) });
  return {
    name: NAME,
    async config(config, _utils, isProduction) {
      docs = path.resolve(config.root ?? 'docs');
      root = path.dirname(docs);
      const pages = await loadPages(root, docs);
      if (isProduction) {
        const problems = await breakingProblems(pages, siteFolder());
        if (problems.length > 0) throw problemsError(problems, root);
      } else {
        await waitForNavigation(root, docs, (text) => logger.error(text));
      }
      return withoutRspressChecks(config);
    },
    markdown: { remarkPlugins: SYNTAX },
    builderConfig: {
      tools: {
        bundlerChain(chain, { isDev }) {
          if (!isDev) return;
          // The bundler gets valid pages, so it doesn't report the problems a second time.
          addPageLoader(chain, NAME, ({ resourcePath }, source) =>
            renderableSource(root, resourcePath, source),
          );
        },
      },
      plugins: [
        reportProblems(async (changed) => {
          const pages = readPages(root, { docs, changed });
          const files = [...pages.map(({ file }) => file), ...navigationFiles(root, pages)];
          const problems = await breakingProblems(pages, siteFolder());
          return {
            files: files.map((file) => path.join(root, file)),
            errors: problems.map((problem) => problemText(problem, root)),
          };
        }),
      ],
    },
  };
}

/**
 * Resolves when Rspress can read all `_meta.json` and `_nav.json` files in the folder `docs`, because the
 * development server can't start with invalid ones. Until then, prints their problems, and prints them
 * again when they change.
 */
export async function waitForNavigation(
  root: string,
  docs: string,
  print: (text: string) => void,
): Promise<void> {
  let printed = '';
  for (;;) {
    const problems = checkEntries(root, readPages(root, { docs }));
    if (problems.length === 0) return;
    const { message } = problemsError(problems, root);
    if (message !== printed) print(`${message}\nThe server starts when this is fixed.`);
    printed = message;
    await pause(RETRY_TIME);
  }
}

/** Turns off Rspress' checks of links and images, which would report the same problems again. */
function withoutRspressChecks({ markdown, ...config }: UserConfig): UserConfig {
  return {
    ...config,
    markdown: {
      ...markdown,
      link: { ...markdown?.link, checkDeadLinks: false, checkAnchors: false },
      image: { ...markdown?.image, checkDeadImages: false },
    },
  };
}

/**
 * The source of a page; if the page can't be rendered, its title and an ellipsis. React's Fast Refresh
 * needs the ellipsis: the components of pages with and without text have different hooks.
 */
async function renderableSource(root: string, absolute: string, source: string): Promise<string> {
  const file = relativePath(root, absolute);
  if (!parsePageFile(file)) return source;
  const page = readPage(root, file);
  if (isRenderable(page) && (await diagramProblems(page)).length === 0) return page.source;
  const { title } = Object(page.frontMatterData) as { readonly title?: unknown };
  const shown = typeof title === 'string' ? title : '…';
  return `---\ntitle: ${JSON.stringify(shown)}\n---\n…\n`;
}

/** The problems that break pages or the site for readers, including those of diagrams. */
async function breakingProblems(pages: readonly Page[], site: SiteFolder): Promise<Problem[]> {
  const diagrams = await Promise.all(pages.map(diagramProblems));
  return sortProblems([...structureProblems(pages, site), ...diagrams.flat()]);
}

/** Called with the files that have changed since the last call; `undefined` if they aren't known. */
type FindProblems = (changed: ReadonlySet<string> | undefined) => Promise<{
  /** Absolute paths of all files that have been checked. */
  readonly files: readonly string[];
  readonly errors: readonly string[];
}>;

function reportProblems(findProblems: FindProblems): RsbuildPlugin {
  return {
    name: NAME,
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config, { environment, appendPlugins }) => {
        if (environment.name === 'web') appendPlugins(new ProblemsPlugin(findProblems));
        return config;
      });
    },
  };
}

class ProblemsPlugin implements Rspack.RspackPluginInstance {
  constructor(private readonly findProblems: FindProblems) {}

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(NAME, async () => {
        const { files, errors } = await this.findProblems(compiler.modifiedFiles);
        // Pages that haven't been opened aren't dependencies yet, so saving them wouldn't be noticed.
        compilation.fileDependencies.addAll(files);
        for (const message of errors) {
          // The stack would point to this plugin, where there's nothing to fix.
          compilation.errors.push(Object.assign(new Error(message), { stack: '' }));
        }
      });
    });
  }
}
