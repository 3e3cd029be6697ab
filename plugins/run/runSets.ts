import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { createSetBuilder, type PageOfSets, type PlannedSet, pluginSets } from 'run-examples/build';
import type { ExampleRecord } from '../../checks/examples/exampleRecord.ts';
import { openContentCache } from '../../content/cache/contentCache.ts';
import { setsUrl } from '../../theme/run/setsUrl.ts';
import { markBlocks } from './markBlocks.ts';
import { markOutputs } from './markOutputs.ts';
import { providedPackages } from './playground/providedPackages.ts';
import { readTemplates } from './playground/templates.ts';
import { templatesFiles } from './playground/templatesFile.ts';
import { type SitePlans, sitePlans } from './sitePlans.ts';

export interface RunSetsOptions {
  /** The site's base path; starts and ends with a slash. */
  readonly base: string;
  /** The URL of the home page, with a trailing slash. */
  readonly site: string;
  /** The recorded results of the examples, `docs/examples.json`. */
  readonly manifest: string;
}

export interface RunSetsPlugin extends RspressPlugin {
  /** Folders of the packages whose code is in the bundles built so far; for their licenses. */
  readonly packages: () => readonly string[];
}

/**
 * Makes the examples of the pages runnable: marks their blocks and output, and emits what's needed to run
 * them in separate files, which browsers load on demand.
 */
export function runSets({ base, site, manifest }: RunSetsOptions): RunSetsPlugin {
  const root = process.cwd();
  const text = readFileSync(path.resolve(root, manifest), 'utf8');
  const cache = openContentCache<readonly PlannedSet[]>('run-plans');
  const plans = sitePlans(root, JSON.parse(text) as ExampleRecord, cache);
  const pages = new Map<string, string>();
  const provided = providedPackages(root);
  const builder = createSetBuilder({ base, root, openCache: openContentCache, provided });
  const files = async () => {
    const templates = readTemplates(root);
    // Imported here because it loads TypeScript, which is slow.
    const { templateSets } = await import('./playground/templateSets.ts');
    const sets = [...(await setsOf(pages, plans)), ...templateSets(templates)];
    const { rstest } = JSON.parse(text) as ExampleRecord;
    return new Map([...(await builder.build(sets)), ...templatesFiles(templates, rstest, site)]);
  };
  return {
    name: 'run-sets',
    packages: builder.packages,
    afterBuild: (_config, isProduction) => (isProduction ? cache.save() : undefined),
    markdown: {
      remarkPlugins: [
        [markBlocks, plans.of],
        [markOutputs, root],
      ],
    },
    modifySearchIndexData(all) {
      pages.clear();
      for (const { routePath, _filepath } of all) pages.set(routePath, _filepath);
    },
    builderConfig: { plugins: pluginSets(base, files) },
  };
}

/** The examples of `pages`, which holds the file of each route. */
async function setsOf(pages: ReadonlyMap<string, string>, plans: SitePlans): Promise<PageOfSets[]> {
  const all = [...pages].map(async ([route, file]) => {
    return { path: setsUrl(route).slice(1), sets: await plans.of(file) };
  });
  return (await Promise.all(all)).filter(({ sets }) => sets.length > 0);
}
