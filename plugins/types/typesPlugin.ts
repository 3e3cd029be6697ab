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
import { documentedSections, type FindSection } from './documentedSections.ts';
import { pageTypesOf } from './pageTypesOf.ts';
import { setsToType } from './setsToType.ts';
import type { FileTypes, SetToType } from './setTypes.ts';
import type { TypeSetsInput } from './typeSetsTask.ts';

const TASK = new URL('./typeSetsTask.ts', import.meta.url);

export interface TypesOptions {
  /** The pages of the search index, which say what each of their sections documents. */
  readonly pages: () => readonly SearchPage[];
}

/**
 * Adds the types that examples show on hover to a production build: a file for each page, shared by
 * its languages, which no page loads by itself. Code that a tool writes into a page without examples
 * has none, so such a page has an empty file.
 */
export function types({ pages }: TypesOptions): RspressPlugin {
  const root = process.cwd();
  let made: Promise<SiteTypes> = Promise.resolve(new Map());
  return {
    name: 'types',
    beforeBuild(config, isProd) {
      if (!isProd) return;
      made = typesOfSite({ root, docs: config.root ?? 'docs', outDir: outputFolder(config) });
      // Reported after the build, which may fail for the same reason first and say more.
      made.catch(() => {});
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const files = await made;
      const findSection = documentedSections(pages());
      const outDir = outputFolder(config);
      await Promise.all([...files].map((file) => writeTypes(outDir, file, findSection)));
    },
  };
}

/** The files of the examples with their types, by route. */
type SiteTypes = ReadonlyMap<string, readonly FileTypes[]>;

interface Site {
  readonly root: string;
  readonly docs: string;
  readonly outDir: string;
}

async function typesOfSite({ root, docs, outDir }: Site): Promise<SiteTypes> {
  const blocks = new Map(readPages(root, { docs }).map((page) => [page.file, pageBlocks(page)]));
  const plans = setsToType(blocks);
  const cache = openSiteCache<readonly FileTypes[]>('types', outDir);
  const all = await cache.getAll<SetToType>(
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
    const pageTypes = all.slice(next, next + sets.length).flat();
    next += sets.length;
    if (pageTypes.length > 0) byRoute.set(route, [...(byRoute.get(route) ?? []), ...pageTypes]);
  }
  return byRoute;
}

async function writeTypes(
  outDir: string,
  [route, files]: readonly [string, readonly FileTypes[]],
  findSection: FindSection,
): Promise<void> {
  const content = JSON.stringify(pageTypesOf(files, findSection));
  await outputFile(path.join(outDir, typesUrl(route)), content);
}
