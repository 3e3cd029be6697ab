import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { setsUrl } from '../../theme/run/setsUrl.ts';
import type { Manifest } from '../examples/manifest.ts';
import { markBlocks } from './markBlocks.ts';
import { setFiles } from './setFiles.ts';
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
  const plans = sitePlans(root, JSON.parse(text) as Manifest);
  const pages = new Map<string, string>();
  return {
    name: 'run-sets',
    markdown: { remarkPlugins: [[markBlocks, plans.of]] },
    modifySearchIndexData(all) {
      pages.clear();
      for (const { routePath, _filepath } of all) pages.set(routePath, _filepath);
    },
    builderConfig: { plugins: [emitSets(base, pages, plans)] },
  };
}

/** Emits the examples of `pages`, which holds the file of each route. */
function emitSets(
  base: string,
  pages: ReadonlyMap<string, string>,
  plans: SitePlans,
): RsbuildPlugin {
  return {
    name: 'emit-run-sets',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources: { RawSource } }) => {
          const ofPages = [...pages].flatMap(([route, file]) => {
            const sets = plans.of(file);
            return sets.length > 0 ? [{ path: setsUrl(route).slice(1), sets }] : [];
          });
          // Thrown here, it would leave Rspress waiting for this compilation's page for ever.
          const files = await setFiles(ofPages, base).catch((error: Error) => {
            compilation.errors.push(error as InstanceType<typeof Rspack.WebpackError>);
            return new Map<string, string>();
          });
          for (const [file, content] of files) {
            compilation.emitAsset(file, new RawSource(content));
          }
        },
      );
    },
  };
}
