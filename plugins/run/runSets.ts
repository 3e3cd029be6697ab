import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { createSetBuilder, type PageOfSets, type PlannedSet, pluginSets } from 'run-examples/build';
import { templateSet } from 'run-examples/classify';
import type { VFile } from 'vfile';
import { callsOf } from '../../checks/examples/callsOf.ts';
import { groupSets } from '../../checks/examples/groupSets.ts';
import { readBlocks } from '../../checks/examples/pageBlocks.ts';
import { openContentCache } from '../../content/cache/contentCache.ts';
import { relativePath } from '../../content/files.ts';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { readCodeBlocks } from '../../content/markdown/codeBlocks.ts';
import { readHeadings } from '../../content/markdown/headings.ts';
import type { TreeNode } from '../../content/markdown/walkTree.ts';
import { setsUrl } from '../../content/routes/pageAssets.ts';
import { parsePageFile } from '../../content/routes/pageFile.ts';
import { playgroundPath } from '../../theme/run/playground/baseSource.ts';
import { highlightedHtml } from '../markdown/highlight/highlightedCode.ts';
import { markBlocks } from './markBlocks.ts';
import { providedPackages } from './playground/providedPackages.ts';
import { readTemplates, type Template, templateSets } from './playground/templates.ts';
import { type SitePlans, sitePlans } from './sitePlans.ts';

export interface RunSetsOptions {
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
}

export interface RunSetsPlugin extends RspressPlugin {
  /** Folders of the packages whose code is in the bundles built so far; for their licenses. */
  readonly packages: () => readonly string[];
  /** Counts the examples of all pages. */
  readonly counts: SitePlans['count'];
}

/**
 * Makes the examples of the pages runnable: marks their blocks and output, and emits separate files for
 * running them, which browsers load on demand.
 */
export function runSets({ base }: RunSetsOptions): RunSetsPlugin {
  const root = process.cwd();
  const cache = openContentCache<readonly PlannedSet[]>('run-plans');
  const plans = sitePlans(root, cache);
  /** The absolute path of each page's file, by route. */
  const pages = new Map<string, string>();
  const provided = providedPackages(root);
  const builder = createSetBuilder({ base, root, openCache: openContentCache, provided });
  const buildFiles = async () => {
    const sets = await setsOf(pages, plans);
    return builder.build([...sets, ...templateSets(readTemplates(root))]);
  };
  return {
    name: 'run-sets',
    packages: builder.packages,
    counts: plans.count,
    afterBuild: (_config, isProduction) => (isProduction ? cache.save() : undefined),
    markdown: {
      remarkPlugins: [
        [markBlocks, plans.of],
        [markOutputs, root],
      ],
    },
    modifySearchIndexData(pageInfos) {
      pages.clear();
      for (const { routePath, _filepath } of pageInfos) pages.set(routePath, _filepath);
    },
    async extendPageData(page) {
      const language = LANGUAGES.find((code) => playgroundPath(code) === page.routePath);
      if (!language) return;
      const [template] = readTemplates(root);
      if (!template) return;
      Object.assign(page, { playgroundCode: await firstTestHtml(template, language) });
    },
    builderConfig: { plugins: [pluginSets(base, buildFiles)] },
  };
}

/** The HTML of the first test in a template. */
async function firstTestHtml({ id, files }: Template, language: Language): Promise<string> {
  const { plan } = templateSet(id, files[language]);
  const code = files[language].find(({ path }) => path === plan.options.tests[0])?.code ?? '';
  return highlightedHtml({ language: 'ts', meta: '', code });
}

async function setsOf(pages: ReadonlyMap<string, string>, plans: SitePlans): Promise<PageOfSets[]> {
  const pageSets = [...pages].map(async ([route, file]) => {
    return { path: setsUrl(route).slice(1), sets: await plans.of(file) };
  });
  return (await Promise.all(pageSets)).filter(({ sets }) => sets.length > 0);
}

/**
 * Remark plugin: adds the exit code of the command to each fence with Rstest's output, for the highlighter.
 * Reads the blocks from `tree` rather than from `readPage`, because it changes their nodes.
 */
export function markOutputs(root: string) {
  return (tree: Root, file: VFile): void => {
    const relative = relativePath(root, file.path);
    if (parsePageFile(relative) === undefined) return;
    const headings = readHeadings(tree as TreeNode);
    const codeBlocks = readCodeBlocks(tree, String(file), headings);
    const { blocks } = readBlocks(relative, codeBlocks);
    for (const { block, exit } of groupSets(blocks).flatMap(callsOf)) {
      const node = block && codeBlocks[block.index]?.node;
      if (node && block.fence.exit === undefined) node.meta = `${node.meta ?? ''} exit="${exit}"`;
    }
  };
}
