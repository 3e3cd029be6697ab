import path from 'node:path';
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
import { navigationFiles } from '../../../content/navigation/checkNavigation.ts';
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
import { navigationMended } from './navigationMended.ts';

const NAME = 'page-problems';

/**
 * Fails a build with all problems that break pages before anything is compiled. All pages are parsed
 * here, for everything that follows. The wording is left to `npm run content`.
 *
 * In development, reports these problems as compilation errors, which are shown in the terminal and in
 * the browser's overlay until they're fixed. Rspress gets a page that it can't compile as an empty one.
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
        const found = await brokenParts(pages, siteFolder());
        if (found.length > 0) throw problemsError(found, root);
      } else {
        await navigationMended(root, docs, (text) => logger.error(text));
      }
      return withoutOwnChecks(config);
    },
    markdown: { remarkPlugins: SYNTAX },
    builderConfig: {
      tools: {
        bundlerChain(chain, { isDev }) {
          if (!isDev) return;
          // The bundler doesn't report the problems again, and updates the page when it's mended.
          addPageLoader(chain, NAME, ({ resourcePath }, source) =>
            renderableSource(root, resourcePath, source),
          );
        },
      },
      plugins: [
        reportProblems(async (changed) => {
          const pages = readPages(root, { docs, changed });
          return {
            files: [...pages.map(({ file }) => file), ...navigationFiles(root, pages)].map((file) =>
              path.join(root, file),
            ),
            errors: toText(await brokenParts(pages, siteFolder()), root),
          };
        }),
      ],
    },
  };
}

/** Rspress checks links and images again, and reports them in another form. */
function withoutOwnChecks({ markdown, ...config }: UserConfig): UserConfig {
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
 * The source of a page, or one with its title and an ellipsis if it can't be rendered. React's Fast
 * Refresh needs some text: the components of pages with and without text have different hooks.
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

/** What breaks pages or the site for readers, diagrams included. */
async function brokenParts(pages: readonly Page[], site: SiteFolder): Promise<Problem[]> {
  const diagrams = await Promise.all(pages.map(diagramProblems));
  return sortProblems([...structureProblems(pages, site), ...diagrams.flat()]);
}

function toText(problems: readonly Problem[], root: string): string[] {
  return problems.map((problem) => problemText(problem, root));
}

/** Called with the files that have changed since the last call; `undefined` if that isn't known. */
type Find = (changed: ReadonlySet<string> | undefined) => Promise<{
  readonly files: readonly string[];
  readonly errors: readonly string[];
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
        const { files, errors } = await this.find(compiler.modifiedFiles);
        // Also checks pages that haven't been opened when they're saved.
        compilation.fileDependencies.addAll(files);
        for (const text of errors) compilation.errors.push(withoutStack(text));
      });
    });
  }
}

type CompilationError = InstanceType<typeof Rspack.WebpackError>;

function withoutStack(text: string): CompilationError {
  const error = new Error(text);
  // The stack would point to this plugin, where there's nothing to fix.
  error.stack = '';
  return error as CompilationError;
}
