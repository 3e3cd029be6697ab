import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { setsUrl } from '../../theme/run/setsUrl.ts';
import { openContentCache } from '../build-cache/contentCache.ts';
import type { Manifest } from '../examples/manifest.ts';
import { markBlocks } from './markBlocks.ts';
import type { PlannedSet } from './planPage.ts';
import { type SiteSets, serveSets } from './serveSets.ts';
import { type PageOfSets, setFiles } from './setFiles.ts';
import { type SitePlans, sitePlans } from './sitePlans.ts';

export interface RunSetsOptions {
  /** Where the site is mounted; begins and ends with a slash. */
  readonly base: string;
  /** What the examples gave on the machine, `docs/examples.json`. */
  readonly manifest: string;
}

/**
 * Lets the examples of the pages run in them: marks their blocks, and puts beside the pages what is
 * needed to run them, in files that no page loads by itself.
 */
export function runSets({ base, manifest }: RunSetsOptions): RspressPlugin {
  const root = process.cwd();
  const text = readFileSync(path.resolve(root, manifest), 'utf8');
  const cache = openContentCache<readonly PlannedSet[]>('run-plans');
  const plans = sitePlans(root, JSON.parse(text) as Manifest, cache);
  const pages = new Map<string, string>();
  const files = async () => setFiles(await setsOf(pages, plans), base);
  return {
    name: 'run-sets',
    afterBuild: (_config, isProduction) => (isProduction ? cache.save() : undefined),
    markdown: { remarkPlugins: [[markBlocks, plans.of]] },
    modifySearchIndexData(all) {
      pages.clear();
      for (const { routePath, _filepath } of all) pages.set(routePath, _filepath);
    },
    builderConfig: { plugins: [emitSets(files), serveSets(base, files)] },
  };
}

/** The examples of `pages`, which holds the file of each route. */
async function setsOf(pages: ReadonlyMap<string, string>, plans: SitePlans): Promise<PageOfSets[]> {
  const all = [...pages].map(async ([route, file]) => {
    return { path: setsUrl(route).slice(1), sets: await plans.of(file) };
  });
  return (await Promise.all(all)).filter(({ sets }) => sets.length > 0);
}

function emitSets(files: SiteSets): RsbuildPlugin {
  return {
    name: 'emit-run-sets',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources: { RawSource } }) => {
          // Thrown here, it would leave Rspress waiting for this compilation's page for ever.
          const all = await files().catch((error: Error) => {
            compilation.errors.push(error as InstanceType<typeof Rspack.WebpackError>);
            return new Map<string, string>();
          });
          for (const [file, content] of all) {
            compilation.emitAsset(file, new RawSource(content));
          }
        },
      );
    },
  };
}
