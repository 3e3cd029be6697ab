import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { slashes } from '../../checks/examples/checkedSets.ts';
import { pageBlocks } from '../../checks/examples/pageBlocks.ts';
import { openSiteCache } from '../../content/cache/contentCache.ts';
import { outputFile, outputFolder } from '../../content/files.ts';
import { readPages } from '../../content/readPages.ts';
import { typesUrl } from '../../content/routes/pageAssets.ts';
import { runAlone } from '../../content/workers/workerPool.ts';
import type { SearchPage } from '../search/search-index/searchPages.ts';
import { documentedSections } from './documentedSections.ts';
import { pageTypesOf } from './pageTypesOf.ts';
import { setsToType } from './setsToType.ts';
import type { FileTypes, SetToType } from './setTypes.ts';
import type { TypeSetsInput } from './typeSetsTask.ts';

const TASK = new URL('./typeSetsTask.ts', import.meta.url);

/**
 * Adds the types that examples show on hover to a production build: a file for each page, shared by its
 * languages and loaded on demand. A page without examples gets a file, too, because a tool may show code
 * there, for which browsers request it. `pages` returns the pages of the search index, whose sections have
 * the names that they document.
 */
export function types(pages: () => readonly SearchPage[]): RspressPlugin {
  const root = process.cwd();
  let siteTypes: Promise<SiteTypes> = Promise.resolve(new Map());
  return {
    name: 'types',
    beforeBuild(config, isProduction) {
      if (!isProduction) return;
      siteTypes = readSiteTypes(root, config.root ?? 'docs', outputFolder(config));
      // `afterBuild` reports errors. The build may fail before for the same reason, and report more.
      siteTypes.catch(() => {});
    },
    async afterBuild(config, isProduction) {
      if (!isProduction) return;
      const filesByRoute = await siteTypes;
      const findSection = documentedSections(pages());
      const outDir = outputFolder(config);
      const written = Array.from(filesByRoute, ([route, files]) => {
        const content = JSON.stringify(pageTypesOf(files, findSection));
        return outputFile(path.join(outDir, typesUrl(route)), content);
      });
      await Promise.all(written);
    },
  };
}

/** The files of the examples with their types, by route. */
type SiteTypes = ReadonlyMap<string, readonly FileTypes[]>;

async function readSiteTypes(root: string, docs: string, outDir: string): Promise<SiteTypes> {
  const blocks = new Map(readPages(root, { docs }).map((page) => [page.file, pageBlocks(page)]));
  const plans = setsToType(blocks);
  const cache = openSiteCache<readonly FileTypes[]>('types', outDir);
  const typesOfSets = await cache.getAll<SetToType>(
    plans.flatMap(({ sets }) => sets),
    (missing) =>
      runAlone<TypeSetsInput, FileTypes[][]>(TASK, { root: slashes(root), sets: missing }),
  );
  await cache.save();
  const byRoute = new Map<string, readonly FileTypes[]>(
    [...blocks.values()].map(({ route }) => [route, []]),
  );
  let next = 0;
  for (const { route, sets } of plans) {
    const pageTypes = typesOfSets.slice(next, next + sets.length).flat();
    next += sets.length;
    if (pageTypes.length > 0) byRoute.set(route, [...(byRoute.get(route) ?? []), ...pageTypes]);
  }
  return byRoute;
}
