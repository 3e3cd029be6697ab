import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import {
  isRenderable,
  knowsWording,
  type SiteFolder,
  structureProblems,
  styleProblems,
  wordingProblems,
} from '../../../checks/pages/checkPages.ts';
import { loadWording } from '../../../checks/pages/loadWording.ts';
import { readFacts } from '../../../content/facts/facts.ts';
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
import { relativePath } from '../../../content/relativePath.ts';
import { parsePageFile } from '../../../content/routes/pageFile.ts';
import { diagramProblems } from '../../diagrams/diagramProblems.ts';
import { assertInternal, rspressInternal } from '../../rspress/internals.ts';
import { navigationMended } from './navigationMended.ts';

const NAME = 'page-problems';
const LOADER = fileURLToPath(new URL('./readableSource.mjs', import.meta.url));

const MDX_RULE = rspressInternal(
  'a module rule mdx with a branch mdx',
  'dist/node/initRsbuild.js',
  'plugins/pages/page-problems/pageProblems.ts',
);

export interface PageProblemsOptions {
  /** Whether the wording is checked, too; true by default. */
  readonly style?: boolean;
}

/**
 * Fails a build with all problems of all pages before anything is compiled. All pages are parsed here,
 * for everything that follows.
 *
 * In development, reports what breaks pages as compilation errors, which are shown in the terminal and
 * in the browser's overlay until they're fixed, and problems with the wording as warnings. Rspress gets
 * a page that it can't compile as an empty one.
 */
export function pageProblems({ style = true }: PageProblemsOptions = {}): RspressPlugin {
  let root = '';
  let docs = '';
  const siteFolder = () => ({ root, docs, facts: readFacts(process.cwd()) });
  return {
    name: NAME,
    async config(config, _utils, isProduction) {
      docs = path.resolve(config.root ?? 'docs');
      root = path.dirname(docs);
      const pages = await loadPages(root, docs);
      const wording = style ? loadWording(pages, docs) : undefined;
      if (isProduction) {
        await wording;
        const found = [
          ...(await brokenParts(pages, siteFolder())),
          ...(style ? styleProblems(pages) : []),
        ];
        if (found.length > 0) throw problemsError(sortProblems(found), root);
      } else {
        // Errors of workers are reported by builds; here, only warnings would be missing.
        wording?.catch(() => {});
        await navigationMended(root, docs, (text) => logger.error(text));
      }
      return withoutOwnChecks(config);
    },
    markdown: { remarkPlugins: SYNTAX },
    builderConfig: {
      tools: {
        bundlerChain(chain, { isDev }) {
          if (!isDev) return;
          assertInternal(chain.module.rules.has('mdx'), MDX_RULE);
          const { oneOfs } = chain.module.rule('mdx');
          assertInternal(oneOfs.has('mdx'), MDX_RULE);
          const sourceOf = (file: string, source: string) => renderableSource(root, file, source);
          oneOfs.get('mdx').use(NAME).loader(LOADER).options({ sourceOf });
        },
      },
      plugins: [
        reportProblems(async (changed) => {
          const pages = readPages(root, { docs, changed });
          const isSaved = ({ file }: Page) => changed?.has(path.join(root, file)) ?? false;
          // The wording of other pages is being checked in workers.
          for (const page of pages.filter(isSaved)) wordingProblems(page);
          return {
            files: [...pages.map(({ file }) => file), ...navigationFiles(root, pages)].map((file) =>
              path.join(root, file),
            ),
            errors: toText(await brokenParts(pages, siteFolder()), root),
            warnings: style ? toText(styleProblems(pages, knowsWording), root) : [],
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
  readonly warnings: readonly string[];
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
        const { files, errors, warnings } = await this.find(compiler.modifiedFiles);
        // Also checks pages that haven't been opened when they're saved.
        compilation.fileDependencies.addAll(files);
        for (const text of errors) compilation.errors.push(withoutStack(text));
        for (const text of warnings) compilation.warnings.push(withoutStack(text));
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
